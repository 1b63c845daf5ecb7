/**
 * @generated SignedSource<<bdb5acaef3d2503a839929218e2e7962>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemOutline_item$data = {
  readonly outline: {
    readonly __typename: "RoomOutline";
  } | null | undefined;
  readonly outlineHelps: boolean;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutlineLink_item"
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "0b12806d0a94ea7566ead0bcaa3c5449";

export default node;
