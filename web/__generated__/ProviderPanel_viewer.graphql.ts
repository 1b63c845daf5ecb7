/**
 * @generated SignedSource<<5f23e2fa2dde35abac51f0323428117d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderPanel_viewer$data = {
  readonly hasPassword: boolean;
  readonly hasProvider: boolean;
  readonly " $fragmentType": "ProviderPanel_viewer";
};
export type ProviderPanel_viewer$key = {
  readonly " $data"?: ProviderPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasProvider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8bfc9ac508f7d13a21e88136cf3b69c5";

export default node;
