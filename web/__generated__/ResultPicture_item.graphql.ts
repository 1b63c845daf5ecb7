/**
 * @generated SignedSource<<244a65b35ce35efd69924047af7c8c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResultPicture_item$data = {
  readonly failure: string | null | undefined;
  readonly final: {
    readonly previewUrl: string | null | undefined;
    readonly thumbnailUrl: string | null | undefined;
  } | null | undefined;
  readonly firstPassUrl: string | null | undefined;
  readonly input: {
    readonly originalName: string;
    readonly previewUrl: string | null | undefined;
    readonly thumbnailUrl: string | null | undefined;
  };
  readonly progress: number;
  readonly proof: {
    readonly isWatermarked: boolean;
    readonly previewUrl: string | null | undefined;
    readonly thumbnailUrl: string | null | undefined;
  } | null | undefined;
  readonly state: StagingItemState;
  readonly " $fragmentType": "ResultPicture_item";
};
export type ResultPicture_item$key = {
  readonly " $data"?: ResultPicture_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPicture_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thumbnailUrl",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previewUrl",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultPicture_item",
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstPassUrl",
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
          "name": "originalName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "3507c5809f60eeaf659b70dae073e77e";

export default node;
