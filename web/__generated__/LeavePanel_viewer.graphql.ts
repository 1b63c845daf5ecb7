/**
 * @generated SignedSource<<1b1b33215d7ac511d77a4f1c74ba4a24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeavePanel_viewer$data = {
  readonly memberships: ReadonlyArray<{
    readonly id: string;
    readonly keyNames: ReadonlyArray<string>;
    readonly workspace: {
      readonly id: string;
    };
  }>;
  readonly ownsWorkspace: boolean;
  readonly workspace: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "LeavePanel_viewer";
};
export type LeavePanel_viewer$key = {
  readonly " $data"?: LeavePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeavePanel_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeavePanel_viewer",
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
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyNames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Workspace",
          "kind": "LinkedField",
          "name": "workspace",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
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

(node as any).hash = "aa29a98b00f07d996a88eadc6b62bb01";

export default node;
