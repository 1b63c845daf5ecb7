/**
 * @generated SignedSource<<10e4337febd2041ee9135b8697d9de7b>>
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
    readonly final: {
      readonly downloadUrl: string;
    } | null | undefined;
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
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "final",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "downloadUrl",
              "storageKey": null
            }
          ],
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

(node as any).hash = "65a0d14887504cb47551d04e69ee4cc6";

export default node;
