/**
 * @generated SignedSource<<130d268ce72c4b9ca030418fe33a7b4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaGrid_media$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MediaItem_media" | "MediaPreview_media">;
  readonly " $fragmentType": "MediaGrid_media";
}>;
export type MediaGrid_media$key = ReadonlyArray<{
  readonly " $data"?: MediaGrid_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaGrid_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MediaGrid_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaItem_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaPreview_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "0a0391e88f68757722f804430a1aaffb";

export default node;
