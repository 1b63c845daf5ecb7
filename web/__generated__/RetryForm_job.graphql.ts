/**
 * @generated SignedSource<<72b2115b942450301cd738b685459590>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
export type StagingStyle = "BOHEME" | "CLASSIQUE" | "CONTEMPORAIN" | "DEMEURES" | "HAMPTON" | "INDUSTRIEL" | "JAPON" | "MIAMI" | "MINIMALIST" | "MODERN" | "PROVENCE" | "SCANDINAVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RetryForm_job$data = {
  readonly id: string;
  readonly roomType: RoomType;
  readonly style: StagingStyle;
  readonly " $fragmentType": "RetryForm_job";
};
export type RetryForm_job$key = {
  readonly " $data"?: RetryForm_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetryForm_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetryForm_job",
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
      "name": "style",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomType",
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "2e28eea81f7268003061c209cc5a2297";

export default node;
