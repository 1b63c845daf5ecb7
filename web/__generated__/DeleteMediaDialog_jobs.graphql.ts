/**
 * @generated SignedSource<<bfe55ec1ddab1dbf9b53072fd8f0f8da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteMediaDialog_jobs$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentType": "DeleteMediaDialog_jobs";
}>;
export type DeleteMediaDialog_jobs$key = ReadonlyArray<{
  readonly " $data"?: DeleteMediaDialog_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteMediaDialog_jobs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeleteMediaDialog_jobs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "6271e42a3765e05323510b6643c579ad";

export default node;
