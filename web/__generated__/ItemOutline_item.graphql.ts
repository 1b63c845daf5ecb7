/**
 * @generated SignedSource<<28d1e93af73e7c67144b5bfd5aa8923f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemOutline_item$data = {
  readonly id: string;
  readonly outline: {
    readonly __typename: "RoomOutline";
  } | null | undefined;
  readonly outlineHelps: boolean;
  readonly reading: {
    readonly suffices: boolean;
  } | null | undefined;
  readonly state: StagingItemState;
  readonly " $fragmentSpreads": FragmentRefs<"OutlineLink_item">;
  readonly " $fragmentType": "ItemOutline_item";
};
export type ItemOutline_item$key = {
  readonly " $data"?: ItemOutline_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemOutline_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemOutline_item",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outlineHelps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoomReading",
      "kind": "LinkedField",
      "name": "reading",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suffices",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutlineLink_item"
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "cfccae71b8e5d3c65669b4a2f1fe8466";

export default node;
