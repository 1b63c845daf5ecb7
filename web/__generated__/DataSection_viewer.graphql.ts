/**
 * @generated SignedSource<<2834a714b902282badbf8b251b5f878b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataSection_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountPanel_viewer">;
  readonly " $fragmentType": "DataSection_viewer";
};
export type DataSection_viewer$key = {
  readonly " $data"?: DataSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataSection_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fa5686e7a4fdccff86e5cc62691f3acd";

export default node;
