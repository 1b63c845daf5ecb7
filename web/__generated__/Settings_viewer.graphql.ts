/**
 * @generated SignedSource<<7eea4c45dc4bcaedc42e2d32aebc2e97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Settings_viewer$data = {
  readonly isAdministrator: boolean;
  readonly ownsWorkspace: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceSection_viewer" | "DataSection_viewer" | "InvoicingSection_viewer" | "KeptSection_viewer" | "MailSection_viewer" | "PeopleSection_viewer" | "ProfileSection_viewer" | "SecuritySection_viewer" | "StorageSection_viewer">;
  readonly " $fragmentType": "Settings_viewer";
};
export type Settings_viewer$key = {
  readonly " $data"?: Settings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Settings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Settings_viewer",
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
      "name": "MailSection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppearanceSection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleSection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicingSection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StorageSection_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeptSection_viewer"
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

(node as any).hash = "ec4200c36b60f5246d8651f1560daebb";

export default node;
