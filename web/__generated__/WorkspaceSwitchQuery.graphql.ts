/**
 * @generated SignedSource<<fc3e20bf3122db1654c35b4d8acd17e3>>
 * @relayHash f578a1296f32a40ca12e2e61f393a57d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 400c8e1cabf742831c28c65336678a9aabb6bb480a3b9bf1db6fabc507b3de64

import type { ConcreteRequest } from 'relay-runtime';
export type MembershipRole = "AGENT" | "MANAGER" | "OWNER" | "VIEWER" | "%future added value";
export type WorkspaceSwitchQuery$variables = Record<PropertyKey, never>;
export type WorkspaceSwitchQuery$data = {
  readonly viewer: {
    readonly memberships: ReadonlyArray<{
      readonly id: string;
      readonly role: MembershipRole;
      readonly workspace: {
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly workspace: {
      readonly id: string;
    };
  } | null | undefined;
};
export type WorkspaceSwitchQuery = {
  response: WorkspaceSwitchQuery$data;
  variables: WorkspaceSwitchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
            "name": "role",
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkspaceSwitchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkspaceSwitchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "400c8e1cabf742831c28c65336678a9aabb6bb480a3b9bf1db6fabc507b3de64",
    "metadata": {},
    "name": "WorkspaceSwitchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fba7bddb27af68984fd5c1821fdc5e0";

export default node;
