/**
 * @generated SignedSource<<7876618cfd09261318f7dd71d4309a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhotoDecision_job$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly decision: StagingDecision;
    readonly final: {
      readonly id: string;
    } | null | undefined;
    readonly id: string;
    readonly state: StagingItemState;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRevisionDialog_job">;
  readonly " $fragmentType": "PhotoDecision_job";
};
export type PhotoDecision_job$key = {
  readonly " $data"?: PhotoDecision_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDecision_job">;
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
  "name": "PhotoDecision_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "final",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestRevisionDialog_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "e56b1133ef9b0b4ee00838a0911ac823";

export default node;
