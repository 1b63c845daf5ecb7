/**
 * @generated SignedSource<<6b17b8dc905d5b00ad5cf46b60241edc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionOutcome = "CANCELLED" | "DONE" | "FAILED" | "PENDING" | "%future added value";
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewDecision_job$data = {
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly decision: StagingDecision;
    readonly state: StagingItemState;
  }>;
  readonly revision: {
    readonly outcome: RevisionOutcome;
  } | null | undefined;
  readonly rounds: ReadonlyArray<{
    readonly number: number;
  }>;
  readonly status: StagingJobStatus;
  readonly " $fragmentSpreads": FragmentRefs<"JobProgress_job" | "OrderAgainLink_job" | "PhotoDecision_job" | "RequestRevisionDialog_job" | "RetryForm_job" | "TakeBack_job" | "WaitText_job">;
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
      "concreteType": "JobRound",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingRevision",
      "kind": "LinkedField",
      "name": "revision",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        }
      ],
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
          "name": "decision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobProgress_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoDecision_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeBack_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitText_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RetryForm_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAgainLink_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestRevisionDialog_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "cde949e6e4646780567d828608a1b39a";

export default node;
