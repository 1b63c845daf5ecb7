/**
 * @generated SignedSource<<b01e6b9b5d170c90418afc2efa894a3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerComments_job$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RequestRevisionDialog_job">;
  readonly " $fragmentType": "SellerComments_job";
};
export type SellerComments_job$key = {
  readonly " $data"?: SellerComments_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerComments_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerComments_job",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestRevisionDialog_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "7b86faae5d9f0fcd2f2746e642e768d2";

export default node;
