/**
 * @generated SignedSource<<2ee7b7c9790ab971254bfc87f1bd51ba>>
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
  readonly piecesUrl: string | null | undefined;
  readonly proof: {
    readonly height: number;
    readonly isWatermarked: boolean;
    readonly previewUrl: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly report: {
    readonly furnishedFrom: number;
    readonly furnishedTo: number;
  } | null | undefined;
  readonly state: StagingItemState;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPicture_item">;
  readonly " $fragmentType": "ItemStage_item";
};
export type ItemStage_item$key = {
  readonly " $data"?: ItemStage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemStage_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previewUrl",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/)
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
      "kind": "ScalarField",
      "name": "piecesUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "furnishedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "furnishedTo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "input",
      "plural": false,
      "selections": (v4/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWatermarked",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultPicture_item"
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "f3ffc756c9e1d161f508d40329af8e99";

export default node;
