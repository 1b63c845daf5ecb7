/**
 * @generated SignedSource<<7825570902f49bdfee5d6745f000bf1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobPictures_job$data = {
  readonly items: ReadonlyArray<{
    readonly firstPassUrl: string | null | undefined;
    readonly id: string;
    readonly input: {
      readonly originalName: string;
      readonly previewUrl: string | null | undefined;
      readonly thumbnailUrl: string | null | undefined;
    };
    readonly state: StagingItemState;
    readonly " $fragmentSpreads": FragmentRefs<"ResultPicture_item">;
  }>;
  readonly status: StagingJobStatus;
  readonly " $fragmentType": "JobPictures_job";
};
export type JobPictures_job$key = {
  readonly " $data"?: JobPictures_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPictures_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobPictures_job",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstPassUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "input",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "originalName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thumbnailUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "previewUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ResultPicture_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "8f37d0f9eb38655dee7f3a9e98f77d23";

export default node;
