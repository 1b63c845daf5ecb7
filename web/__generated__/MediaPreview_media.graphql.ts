/**
 * @generated SignedSource<<5d94a39692ad410647578345444a93b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaOrigin = "FINAL" | "PROOF" | "UPLOAD" | "%future added value";
export type MediaType = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MediaPreview_media$data = {
  readonly downloadUrl: string;
  readonly id: string;
  readonly losslessDownloadUrl: string | null | undefined;
  readonly origin: MediaOrigin;
  readonly originalName: string;
  readonly project: {
    readonly id: string;
  };
  readonly type: MediaType;
  readonly " $fragmentSpreads": FragmentRefs<"MediaFacts_media" | "MediaStage_media">;
  readonly " $fragmentType": "MediaPreview_media";
};
export type MediaPreview_media$key = {
  readonly " $data"?: MediaPreview_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaPreview_media">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaPreview_media",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "losslessDownloadUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaStage_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaFacts_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};
})();

(node as any).hash = "a6de29171fe6dbbc5370ee8bfbee59cb";

export default node;
