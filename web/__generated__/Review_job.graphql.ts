/**
 * @generated SignedSource<<b0cf8ff0d26fb8a3aedb25ef26a3f01d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Review_job$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemFailure_item" | "ItemOutline_item" | "ItemReport_item" | "ReviewDownloads_item">;
  }>;
  readonly project: {
    readonly address: string;
  };
  readonly status: StagingJobStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFailure_job" | "ReviewDecision_job" | "ReviewHead_job" | "ReviewStage_job">;
  readonly " $fragmentType": "Review_job";
};
export type Review_job$key = {
  readonly " $data"?: Review_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"Review_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Review_job",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
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
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemFailure_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewDownloads_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemOutline_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemReport_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewHead_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStage_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDecision_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemFailure_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "46787ea6a59e17f56b77f17968f36233";

export default node;
