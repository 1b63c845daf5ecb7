/**
 * @generated SignedSource<<d1148f4eb724a33e069cabc2acd502a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_viewer">;
  readonly " $fragmentType": "DeleteAccountPanel_viewer";
};
export type DeleteAccountPanel_viewer$key = {
  readonly " $data"?: DeleteAccountPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountPanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4b7b701c33a0e76205512f6513dc0910";

export default node;
