/**
 * @generated SignedSource<<1950d4704dcce40e4aadcc88bde0dd33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StagingCounts_viewer$data = {
  readonly stagingCounts: {
    readonly completed: number;
    readonly processing: number;
    readonly total: number;
  };
  readonly " $fragmentType": "StagingCounts_viewer";
};
export type StagingCounts_viewer$key = {
  readonly " $data"?: StagingCounts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StagingCounts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StagingCounts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingCounts",
      "kind": "LinkedField",
      "name": "stagingCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "processing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3d655533e41798565afa157c2159dfad";

export default node;
