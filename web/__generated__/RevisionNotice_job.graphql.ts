/**
 * @generated SignedSource<<ed38615c415d7f57fbacb0b43aeffdf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionOutcome = "CANCELLED" | "DONE" | "FAILED" | "PENDING" | "%future added value";
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RevisionNotice_job$data = {
  readonly revision: {
    readonly failure: string | null | undefined;
    readonly outcome: RevisionOutcome;
  } | null | undefined;
  readonly status: StagingJobStatus;
  readonly " $fragmentType": "RevisionNotice_job";
};
export type RevisionNotice_job$key = {
  readonly " $data"?: RevisionNotice_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionNotice_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionNotice_job",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "82dbcb215aab1f940683059302c6726f";

export default node;
