/**
 * @generated SignedSource<<93600f5b2dcca090ef804e6e55c87e3a>>
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
export type JobFacts_job$data = {
  readonly createdAt: string;
  readonly creativity: number;
  readonly failure: string | null | undefined;
  readonly items: ReadonlyArray<{
    readonly __typename: "StagingItem";
  }>;
  readonly notes: string | null | undefined;
  readonly preserveCeiling: boolean;
  readonly preserveFloor: boolean;
  readonly preserveWalls: boolean;
  readonly preserveWindows: boolean;
  readonly project: {
    readonly address: string;
  };
  readonly revisionCount: number;
  readonly roomType: RoomType;
  readonly status: StagingJobStatus;
  readonly style: StagingStyle;
  readonly updatedAt: string;
  readonly " $fragmentType": "JobFacts_job";
};
export type JobFacts_job$key = {
  readonly " $data"?: JobFacts_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFacts_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobFacts_job",
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
      "kind": "ScalarField",
      "name": "creativity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preserveWindows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preserveWalls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preserveCeiling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preserveFloor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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

(node as any).hash = "21c97f957f30004dd0187986e97819c9";

export default node;
