/**
 * @generated SignedSource<<2228427202fd2bcf6341716092991f94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
export type StagingStyle = "BOHEME" | "CLASSIQUE" | "CONTEMPORAIN" | "DEMEURES" | "HAMPTON" | "INDUSTRIEL" | "JAPON" | "MIAMI" | "MINIMALIST" | "MODERN" | "PROVENCE" | "SCANDINAVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewHead_job$data = {
  readonly id: string;
  readonly project: {
    readonly address: string;
  };
  readonly roomType: RoomType;
  readonly status: StagingJobStatus;
  readonly style: StagingStyle;
  readonly " $fragmentType": "ReviewHead_job";
};
export type ReviewHead_job$key = {
  readonly " $data"?: ReviewHead_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewHead_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewHead_job",
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
      "name": "style",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomType",
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
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "3eff10a8cf1bfa63813e14aa34de393a";

export default node;
