/**
 * @generated SignedSource<<f9dbf2b5fde0e8e5b8d0e71da8c5b9fa>>
 * @relayHash 938bb30144eee3d8cf7d15c1c3c57f7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db12bc157bae49122319fca3ff93ca872318cb0c6fcb46b153783db0f01c9144

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ACCOUNT" | "AUDIT_READ" | "BILLING_READ" | "BILLING_WRITE" | "EMBEDS_READ" | "EMBEDS_WRITE" | "KEYS_WRITE" | "PEOPLE_WRITE" | "PROJECTS_READ" | "PROJECTS_WRITE" | "STAGING_READ" | "STAGING_WRITE" | "WEBHOOKS_WRITE" | "WORKSPACE_WRITE" | "%future added value";
export type useStandingQuery$variables = Record<PropertyKey, never>;
export type useStandingQuery$data = {
  readonly viewer: {
    readonly memberships: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly permissions: ReadonlyArray<Permission>;
    readonly workspace: {
      readonly name: string;
    };
  } | null | undefined;
};
export type useStandingQuery = {
  response: useStandingQuery$data;
  variables: useStandingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Membership",
  "kind": "LinkedField",
  "name": "memberships",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStandingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useStandingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db12bc157bae49122319fca3ff93ca872318cb0c6fcb46b153783db0f01c9144",
    "metadata": {},
    "name": "useStandingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a1540bf49481ff10cd8ff211ed9abae6";

export default node;
