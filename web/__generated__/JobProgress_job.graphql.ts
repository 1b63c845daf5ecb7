/**
 * @generated SignedSource<<be58c0092f4315ef0318ee3d9337f4ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobProgress_job$data = {
  readonly failure: string | null | undefined;
  readonly renderProgress: number;
  readonly status: StagingJobStatus;
  readonly " $fragmentType": "JobProgress_job";
};
export type JobProgress_job$key = {
  readonly " $data"?: JobProgress_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProgress_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProgress_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renderProgress",
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "fe4e5d4f94142b8d3cdd71aada6bd0b3";

export default node;
