/**
 * @generated SignedSource<<2de6df98bf365a1382290d6c8743d8e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobGrid_jobs$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobCard_job">;
  readonly " $fragmentType": "JobGrid_jobs";
}>;
export type JobGrid_jobs$key = ReadonlyArray<{
  readonly " $data"?: JobGrid_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobGrid_jobs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "JobGrid_jobs",
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
      "name": "JobCard_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "beb80430ce4284f9d46783a986319036";

export default node;
