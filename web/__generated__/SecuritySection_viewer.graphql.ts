/**
 * @generated SignedSource<<63d6440a6701c634ecc18bb8a29d82b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecuritySection_viewer$data = {
  readonly hasPassword: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderPanel_viewer" | "SessionsPanel_viewer">;
  readonly " $fragmentType": "SecuritySection_viewer";
};
export type SecuritySection_viewer$key = {
  readonly " $data"?: SecuritySection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecuritySection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecuritySection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionsPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "58f8c26b27f6ede78f467b41fe58d5f1";

export default node;
