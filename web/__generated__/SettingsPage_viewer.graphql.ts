/**
 * @generated SignedSource<<fa3d3207805ef498fe4266041c44cfc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsPage_viewer$data = {
  readonly isAdministrator: boolean;
  readonly ownsWorkspace: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DataSection_viewer" | "InvoicingSection_viewer" | "ProfileSection_viewer" | "SecuritySection_viewer">;
  readonly " $fragmentType": "SettingsPage_viewer";
};
export type SettingsPage_viewer$key = {
  readonly " $data"?: SettingsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownsWorkspace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdministrator",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SecuritySection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicingSection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DataSection_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3a6e60189f8ca2c2bc3594ba973a8fa1";

export default node;
