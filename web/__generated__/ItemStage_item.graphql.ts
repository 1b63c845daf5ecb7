/**
 * @generated SignedSource<<2e3fb3520d7f4f6319cddfb1705c53d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemStage_item$data = {
  readonly final: {
    readonly height: number;
    readonly previewUrl: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly input: {
    readonly height: number;
    readonly previewUrl: string | null | undefined;
    readonly url: string;
    readonly width: number;
  };
  readonly state: StagingItemState;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPicture_item" | "SellerPins_item">;
  readonly " $fragmentType": "ItemStage_item";
};
export type ItemStage_item$key = {
  readonly " $data"?: ItemStage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemStage_item">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "width",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "height",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "previewUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemStage_item",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "input",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultPicture_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerPins_item"
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "a7323dcfdbff1f5373985749084285d5";

export default node;
