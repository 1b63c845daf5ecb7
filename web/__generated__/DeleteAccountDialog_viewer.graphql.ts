/**
 * @generated SignedSource<<ec2027815e872e0fbd5c4a06968e6dc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountDialog_viewer$data = {
  readonly hasPassword: boolean;
  readonly memberships: ReadonlyArray<{
    readonly keyNames: ReadonlyArray<string>;
  }>;
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
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyNames",
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

(node as any).hash = "b308b51d758ef2c54d854c5feb5dd233";

export default node;
