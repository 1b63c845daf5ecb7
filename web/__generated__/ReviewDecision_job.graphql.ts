/**
 * @generated SignedSource<<dfc69659c3e2c0ac00e409329e83f606>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewDecision_job$data = {
  readonly estimatedCompletion: string | null | undefined;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly renderProgress: number;
  readonly status: StagingJobStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RetryForm_job">;
  readonly " $fragmentType": "ReviewDecision_job";
};
export type ReviewDecision_job$key = {
  readonly " $data"?: ReviewDecision_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDecision_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDecision_job",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estimatedCompletion",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RetryForm_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "12fe94eadee0af943f0a4db18f1dac7c";

export default node;
