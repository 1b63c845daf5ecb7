/**
 * @generated SignedSource<<d037f055b02f5559927f1f300ea866cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitText_job$data = {
  readonly estimatedCompletion: string | null | undefined;
  readonly photosAhead: number | null | undefined;
  readonly takesLonger: boolean;
  readonly " $fragmentType": "WaitText_job";
};
export type WaitText_job$key = {
  readonly " $data"?: WaitText_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitText_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitText_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photosAhead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estimatedCompletion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesLonger",
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "5fb27c98ae6dd2caf8f7407057b1ff00";

export default node;
