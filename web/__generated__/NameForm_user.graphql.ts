/**
 * @generated SignedSource<<9da47ab41a4452c3cbba6a4b9b59cf6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameForm_user$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "NameForm_user";
};
export type NameForm_user$key = {
  readonly " $data"?: NameForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e24899d9045126311ffa9f2b8e02d09d";

export default node;
