/**
 * @generated SignedSource<<f0ae7e83b2625092c98030f01d0f6fe1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemFailure_job$data = {
  readonly failure: string | null | undefined;
  readonly items: ReadonlyArray<{
    readonly __typename: "StagingItem";
  }>;
  readonly status: StagingJobStatus;
  readonly " $fragmentType": "ItemFailure_job";
};
export type ItemFailure_job$key = {
  readonly " $data"?: ItemFailure_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFailure_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFailure_job",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "9e92d8d3a4bfd7614299aceec92a04e8";

export default node;
