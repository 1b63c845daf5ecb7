/**
 * @generated SignedSource<<185aa9908c31a9a9728abc6aa103352f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OutlineLink_item$data = {
  readonly id: string;
  readonly jobId: string;
  readonly outline: {
    readonly __typename: "RoomOutline";
  } | null | undefined;
  readonly state: StagingItemState;
  readonly " $fragmentType": "OutlineLink_item";
};
export type OutlineLink_item$key = {
  readonly " $data"?: OutlineLink_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutlineLink_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutlineLink_item",
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
      "concreteType": "RoomOutline",
      "kind": "LinkedField",
      "name": "outline",
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
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "ef29fb2c31c6f62abfc2c9b66aed631e";

export default node;
