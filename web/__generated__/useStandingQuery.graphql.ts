/**
 * @generated SignedSource<<b96e18849cd33006a82c69a6c111fe8f>>
 * @relayHash 99c7433709e7dec851d7d953784dc42c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afad1504c8cd751932776a5934794b487eff8a1dda14256127fc9d8976dbddf0

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ACCOUNT" | "AUDIT_READ" | "BILLING_READ" | "BILLING_WRITE" | "EMBEDS_READ" | "EMBEDS_WRITE" | "KEYS_WRITE" | "PEOPLE_WRITE" | "PROJECTS_READ" | "PROJECTS_WRITE" | "STAGING_READ" | "STAGING_WRITE" | "WEBHOOKS_WRITE" | "WORKSPACE_WRITE" | "%future added value";
export type useStandingQuery$variables = Record<PropertyKey, never>;
export type useStandingQuery$data = {
  readonly viewer: {
    readonly memberships: ReadonlyArray<{
      readonly __typename: "Membership";
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
          {
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
          }
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
              (v3/*:: as any*/)
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "afad1504c8cd751932776a5934794b487eff8a1dda14256127fc9d8976dbddf0",
    "metadata": {},
    "name": "useStandingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36a338954b2fb40dc992ff3851104e78";

export default node;
