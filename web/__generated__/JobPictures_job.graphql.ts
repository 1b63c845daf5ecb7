/**
 * @generated SignedSource<<3495e7156320c3d5653b729ca611ffe7>>
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
    readonly result: {
      readonly id: string;
    } | null | undefined;
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
        (v0/*:: as any*/),
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
          "concreteType": "StagingResult",
          "kind": "LinkedField",
          "name": "result",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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
})();

(node as any).hash = "dac5edfa566ad04bbbc902036c43a8e5";

export default node;
