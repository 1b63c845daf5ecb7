/**
 * @generated SignedSource<<0c631e09a566466a3fa64abe0c4bd713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobDetailsDialog_job$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobFacts_job">;
  readonly " $fragmentType": "JobDetailsDialog_job";
};
export type JobDetailsDialog_job$key = {
  readonly " $data"?: JobDetailsDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobDetailsDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobDetailsDialog_job",
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
      "name": "JobFacts_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "ca0355bd7e70ee2fab6088cb44cf22db";

export default node;
