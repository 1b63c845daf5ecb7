/**
 * @generated SignedSource<<1ca3adbedddbfce357ea9d1258ce3d09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailForm_viewer$data = {
  readonly hasPassword: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly user: {
    readonly email: string;
  };
  readonly " $fragmentType": "EmailForm_viewer";
};
export type EmailForm_viewer$key = {
  readonly " $data"?: EmailForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailForm_viewer",
  "selections": [
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
      "kind": "ScalarField",
      "name": "pendingEmail",
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

(node as any).hash = "8c94625d5f1c9c6c8ca95ce1cf523b1c";

export default node;
