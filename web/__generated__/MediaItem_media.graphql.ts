/**
 * @generated SignedSource<<77abb6ef69c8a27343049091d0831ac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MediaItem_media$data = {
  readonly downloadUrl: string;
  readonly fileSize: number;
  readonly isWatermarked: boolean;
  readonly originalName: string;
  readonly thumbnailUrl: string | null | undefined;
  readonly type: MediaType;
  readonly " $fragmentType": "MediaItem_media";
};
export type MediaItem_media$key = {
  readonly " $data"?: MediaItem_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaItem_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaItem_media",
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
      "name": "fileSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWatermarked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
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

(node as any).hash = "4599255b008e6874ec13ac0fff311fc8";

export default node;
