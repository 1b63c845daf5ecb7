/**
 * @generated SignedSource<<3b285e9a7552e67aa7fb1caa18b6685c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedOutlineLink_items$data = ReadonlyArray<{
  readonly outlineHelps: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OutlineLink_item">;
  readonly " $fragmentType": "FailedOutlineLink_items";
}>;
export type FailedOutlineLink_items$key = ReadonlyArray<{
  readonly " $data"?: FailedOutlineLink_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedOutlineLink_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FailedOutlineLink_items",
  "selections": [
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

(node as any).hash = "43e3fdc6abec72fe1aa6822b80f23ccc";

export default node;
