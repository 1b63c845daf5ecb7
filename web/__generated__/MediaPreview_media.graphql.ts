/**
 * @generated SignedSource<<72fa56c84566e7a1fbfbf3231f37f068>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaPreview_media$data = {
  readonly downloadUrl: string;
  readonly id: string;
  readonly losslessDownloadUrl: string | null | undefined;
  readonly originalName: string;
  readonly " $fragmentSpreads": FragmentRefs<"MediaFacts_media" | "MediaStage_media">;
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
      "name": "id",
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

(node as any).hash = "8acd97742b4ca84eb005832619ccb3b2";

export default node;
