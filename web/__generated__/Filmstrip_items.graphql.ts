/**
 * @generated SignedSource<<be1bdd3dfaa4312493a9dc1f4db68348>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Filmstrip_items$data = ReadonlyArray<{
  readonly decision: StagingDecision;
  readonly id: string;
  readonly input: {
    readonly thumbnailUrl: string | null | undefined;
  };
  readonly state: StagingItemState;
  readonly " $fragmentType": "Filmstrip_items";
}>;
export type Filmstrip_items$key = ReadonlyArray<{
  readonly " $data"?: Filmstrip_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"Filmstrip_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Filmstrip_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "input",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "61268d8735a37a9d9d40ac59ed44a836";

export default node;
