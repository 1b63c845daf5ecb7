/**
 * @generated SignedSource<<8c959e606471687b34f0912f8fc55710>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerPins_item$data = {
  readonly comments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"pinsOf_comment">;
  }>;
  readonly " $fragmentType": "SellerPins_item";
};
export type SellerPins_item$key = {
  readonly " $data"?: SellerPins_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerPins_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerPins_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SellerComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "pinsOf_comment",
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
              "name": "x",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "y",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "resultId",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "f324eda7c0dd02d6796175e3705d8f56";

export default node;
