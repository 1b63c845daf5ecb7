/**
 * @generated SignedSource<<efd7118fef9fcd5f1e0a11b169a60316>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeoplePanel_viewer$data = {
  readonly ownsWorkspace: boolean;
  readonly user: {
    readonly id: string;
  };
  readonly workspace: {
    readonly name: string;
    readonly people: ReadonlyArray<{
      readonly id: string;
      readonly keyNames: ReadonlyArray<string>;
      readonly user: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"PersonRow_membership">;
    }>;
  };
  readonly " $fragmentType": "PeoplePanel_viewer";
};
export type PeoplePanel_viewer$key = {
  readonly " $data"?: PeoplePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeoplePanel_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeoplePanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownsWorkspace",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Membership",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keyNames",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PersonRow_membership"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "4284e68b2d8d515ef0d97779c6c14e80";

export default node;
