/**
 * @generated SignedSource<<20d5d1f8eae7569780cd25a45cd32ba5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OutlineLink_item$data = {
  readonly id: string;
  readonly jobId: string;
  readonly state: StagingItemState;
  readonly " $fragmentType": "OutlineLink_item";
};
export type OutlineLink_item$key = {
  readonly " $data"?: OutlineLink_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutlineLink_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutlineLink_item",
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
      "name": "jobId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "a015f5321e0eab232b35c3f6077120e4";

export default node;
