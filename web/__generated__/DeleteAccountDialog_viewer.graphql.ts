/**
 * @generated SignedSource<<4ccac25452afeec87d8a773e3c080441>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountDialog_viewer$data = {
  readonly hasPassword: boolean;
  readonly user: {
    readonly email: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WhatGoes_viewer">;
  readonly " $fragmentType": "DeleteAccountDialog_viewer";
};
export type DeleteAccountDialog_viewer$key = {
  readonly " $data"?: DeleteAccountDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountDialog_viewer",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatGoes_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d929ec94e0b3bb4bbd867d151fd940e6";

export default node;
