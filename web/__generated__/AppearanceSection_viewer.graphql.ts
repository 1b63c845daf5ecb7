/**
 * @generated SignedSource<<3e7219610981041717a0f329387d8ce2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppearanceSection_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UnitsPanel_viewer">;
  readonly " $fragmentType": "AppearanceSection_viewer";
};
export type AppearanceSection_viewer$key = {
  readonly " $data"?: AppearanceSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppearanceSection_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnitsPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "23d7fdf1fd364c6ed3c29f5f2f750cdf";

export default node;
