/**
 * @generated SignedSource<<d69e4d02ed8ac42151c33a3deb5ab0fc>>
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
  readonly result: {
    readonly proof: {
      readonly isWatermarked: boolean;
      readonly previewUrl: string | null | undefined;
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
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
},
v2 = {
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
    (v2/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "b4de3aae6317e3477c7f8df101e5bb0a";

export default node;
