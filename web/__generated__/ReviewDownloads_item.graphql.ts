/**
 * @generated SignedSource<<976f97ce1d0ecc921ad9ed204777e16c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDownloads_item$data = {
  readonly final: {
    readonly downloadUrl: string;
    readonly losslessDownloadUrl: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ReviewDownloads_item";
};
export type ReviewDownloads_item$key = {
  readonly " $data"?: ReviewDownloads_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDownloads_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDownloads_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "acb145043edad4def1e0e5526089e48b";

export default node;
