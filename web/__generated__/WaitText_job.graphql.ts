/**
 * @generated SignedSource<<23c69149dc88a4545dcc709bb88990cb>>
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
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "091010dbbbc219af1fef545e8dbb6d90";

export default node;
