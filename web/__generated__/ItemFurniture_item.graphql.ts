/**
 * @generated SignedSource<<dc6149cf92c235beaf29ceab5fb2a2df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemFurniture_item$data = {
  readonly decision: StagingDecision;
  readonly id: string;
  readonly jobId: string;
  readonly result: {
    readonly piecesUrl: string | null | undefined;
    readonly proof: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
  readonly sharesFurniture: boolean;
  readonly state: StagingItemState;
  readonly " $fragmentType": "ItemFurniture_item";
};
export type ItemFurniture_item$key = {
  readonly " $data"?: ItemFurniture_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFurniture_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFurniture_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharesFurniture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "piecesUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "proof",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "2d2cddb413c307460f82c9cb602cdd98";

export default node;
