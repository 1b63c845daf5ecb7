/**
 * @generated SignedSource<<5516cedf0c877a87a1650c592edd4a82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MediaPreview_media$data = {
  readonly downloadUrl: string;
  readonly originalName: string;
  readonly previewUrl: string | null | undefined;
  readonly type: MediaType;
  readonly url: string;
  readonly width: number;
  readonly " $fragmentType": "MediaPreview_media";
};
export type MediaPreview_media$key = {
  readonly " $data"?: MediaPreview_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaPreview_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaPreview_media",
  "selections": [
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
      "name": "originalName",
      "storageKey": null
    },
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
      "name": "previewUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "ee68493dc130999cab95e92212dd68ec";

export default node;
