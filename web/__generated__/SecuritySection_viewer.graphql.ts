/**
 * @generated SignedSource<<4a5375ec2c34f3a6be85793fd28b25ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecuritySection_viewer$data = {
  readonly hasPassword: boolean;
  readonly hasProvider: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasProvider",
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

(node as any).hash = "73ec454dedaea00d2693c1fd55e84923";

export default node;
