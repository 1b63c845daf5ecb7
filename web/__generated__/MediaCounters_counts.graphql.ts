/**
 * @generated SignedSource<<2bac45ea5821048d191b5cf5c072b0b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaCounters_counts$data = {
  readonly images: number;
  readonly total: number;
  readonly videos: number;
  readonly " $fragmentType": "MediaCounters_counts";
};
export type MediaCounters_counts$key = {
  readonly " $data"?: MediaCounters_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaCounters_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaCounters_counts",
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
      "name": "images",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videos",
      "storageKey": null
    }
  ],
  "type": "MediaCounts",
  "abstractKey": null
};

(node as any).hash = "fec54d81a0193107ab3dccdfc00a6399";

export default node;
