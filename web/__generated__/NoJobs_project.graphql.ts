/**
 * @generated SignedSource<<40b52a20236a74aa85dc6e531d9a5fc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoJobs_project$data = {
  readonly photos: {
    readonly images: number;
  };
  readonly " $fragmentType": "NoJobs_project";
};
export type NoJobs_project$key = {
  readonly " $data"?: NoJobs_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoJobs_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoJobs_project",
  "selections": [
    {
      "alias": "photos",
      "args": [
        {
          "kind": "Literal",
          "name": "origin",
          "value": [
            "UPLOAD"
          ]
        }
      ],
      "concreteType": "MediaCounts",
      "kind": "LinkedField",
      "name": "mediaCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "images",
          "storageKey": null
        }
      ],
      "storageKey": "mediaCounts(origin:[\"UPLOAD\"])"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "51fbf810a76bb07a041030d5b3d1ef18";

export default node;
