/**
 * @generated SignedSource<<d1904cc2dd0b542fa3bbe62433d33e02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutlineHead_job$data = {
  readonly id: string;
  readonly project: {
    readonly address: string;
  };
  readonly " $fragmentType": "OutlineHead_job";
};
export type OutlineHead_job$key = {
  readonly " $data"?: OutlineHead_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutlineHead_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutlineHead_job",
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

(node as any).hash = "7ed4c135357a63a66948453d8b98599d";

export default node;
