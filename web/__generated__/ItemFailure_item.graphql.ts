/**
 * @generated SignedSource<<36498ee36a1b8243eb5af5840017e6db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemFailure_item$data = {
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly state: StagingItemState;
  readonly " $fragmentType": "ItemFailure_item";
};
export type ItemFailure_item$key = {
  readonly " $data"?: ItemFailure_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFailure_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFailure_item",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "f6a525c2181a2658994a6234613f0fe8";

export default node;
