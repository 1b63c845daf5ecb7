/**
 * @generated SignedSource<<05f431eb185fe02fc1ed0363375df8ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useFurniture_item$data = {
  readonly decision: StagingDecision;
  readonly result: {
    readonly piecesUrl: string | null | undefined;
    readonly proof: {
      readonly __typename: "Media";
    } | null | undefined;
  } | null | undefined;
  readonly sharesFurniture: boolean;
  readonly state: StagingItemState;
  readonly " $fragmentType": "useFurniture_item";
};
export type useFurniture_item$key = {
  readonly " $data"?: useFurniture_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFurniture_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFurniture_item",
  "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
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

(node as any).hash = "1e6b494029c9d8f8196fbf1124949ec6";

export default node;
