/**
 * @generated SignedSource<<9af8d94b829e6314db1c8e6b4534a0f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhotoLook_media$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStage_media">;
  readonly " $fragmentType": "PhotoLook_media";
};
export type PhotoLook_media$key = {
  readonly " $data"?: PhotoLook_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoLook_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoLook_media",
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
      "name": "MediaStage_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "f7e047dbcc88d033e66971d5ecac1178";

export default node;
