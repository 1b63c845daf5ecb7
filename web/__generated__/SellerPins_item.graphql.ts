/**
 * @generated SignedSource<<a1b893fb43e733b0604098ca6694470d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerPins_item$data = {
  readonly comments: ReadonlyArray<{
    readonly id: string;
    readonly resultId: string | null | undefined;
    readonly x: number | null | undefined;
    readonly y: number | null | undefined;
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
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "a1630e744eafd3d0481a0e18fe98c6a5";

export default node;
