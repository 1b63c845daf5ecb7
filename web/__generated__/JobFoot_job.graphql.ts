/**
 * @generated SignedSource<<ffefbe58393acea250d4528f10b7b215>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobFoot_job$data = {
  readonly estimatedCompletion: string | null | undefined;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly __typename: "StagingItem";
    readonly " $fragmentSpreads": FragmentRefs<"FailedOutlineLink_items">;
  }>;
  readonly revisionCount: number;
  readonly status: StagingJobStatus;
  readonly " $fragmentSpreads": FragmentRefs<"JobDetailsDialog_job" | "RequestRevisionDialog_job" | "WaitText_job">;
  readonly " $fragmentType": "JobFoot_job";
};
export type JobFoot_job$key = {
  readonly " $data"?: JobFoot_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFoot_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobFoot_job",
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
      "name": "revisionCount",
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
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FailedOutlineLink_items"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobDetailsDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestRevisionDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitText_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "0d6d5abcd8914c1127d383b6280545fe";

export default node;
