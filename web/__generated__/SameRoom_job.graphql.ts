/**
 * @generated SignedSource<<22bea5edbadcb6c611fbf3d83081f7eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SameRoom_job$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly status: StagingJobStatus;
  readonly " $fragmentType": "SameRoom_job";
};
export type SameRoom_job$key = {
  readonly " $data"?: SameRoom_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"SameRoom_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SameRoom_job",
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
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "5684a64dd4764fb4801c063c6175e79e";

export default node;
