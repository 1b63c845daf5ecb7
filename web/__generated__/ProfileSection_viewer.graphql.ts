/**
 * @generated SignedSource<<b826a47efbdf0b765ec0091030766ff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSection_viewer$data = {
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"NameForm_user">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_viewer">;
  readonly " $fragmentType": "ProfileSection_viewer";
};
export type ProfileSection_viewer$key = {
  readonly " $data"?: ProfileSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSection_viewer",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "NameForm_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailForm_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "dffdebb6f38da1ffc6faec0f4ac93b3e";

export default node;
