/**
 * @generated SignedSource<<13770bf499b39a8dbf3d5f349a9c64dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhotoPick_media$data = ReadonlyArray<{
  readonly thumbnailUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoLook_media">;
  readonly " $fragmentType": "PhotoPick_media";
}>;
export type PhotoPick_media$key = ReadonlyArray<{
  readonly " $data"?: PhotoPick_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoPick_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PhotoPick_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoLook_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "3394fd79dc67682a7851a4689dd27344";

export default node;
