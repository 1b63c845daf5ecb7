/**
 * @generated SignedSource<<558e9925bff813f43afffb3279fb8d10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RearrangeEditor_job$data = {
  readonly id: string;
  readonly notes: string | null | undefined;
  readonly preserveCeiling: boolean;
  readonly preserveFloor: boolean;
  readonly preserveWalls: boolean;
  readonly preserveWindows: boolean;
  readonly " $fragmentType": "RearrangeEditor_job";
};
export type RearrangeEditor_job$key = {
  readonly " $data"?: RearrangeEditor_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RearrangeEditor_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RearrangeEditor_job",
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
      "name": "notes",
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
      "name": "preserveWalls",
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
      "name": "preserveCeiling",
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "26a9a8f8d9bbbf79f98cd882fa60115d";

export default node;
