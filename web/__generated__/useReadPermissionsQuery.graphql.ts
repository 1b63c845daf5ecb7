/**
 * @generated SignedSource<<f68d325847b843710b4189291367bfd9>>
 * @relayHash 051c79ce4ecdf8f4c8d101adaa881261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d33d50130ea28ef314a0ec5eec114aaf4a63b3063e6e82e6a6ee54a71b7c6dc9

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ACCOUNT" | "AUDIT_READ" | "BILLING_READ" | "BILLING_WRITE" | "EMBEDS_READ" | "EMBEDS_WRITE" | "KEYS_WRITE" | "PEOPLE_WRITE" | "PROJECTS_READ" | "PROJECTS_WRITE" | "STAGING_READ" | "STAGING_WRITE" | "WEBHOOKS_WRITE" | "WORKSPACE_WRITE" | "%future added value";
export type useReadPermissionsQuery$variables = Record<PropertyKey, never>;
export type useReadPermissionsQuery$data = {
  readonly viewer: {
    readonly permissions: ReadonlyArray<Permission>;
  } | null | undefined;
};
export type useReadPermissionsQuery = {
  response: useReadPermissionsQuery$data;
  variables: useReadPermissionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "permissions",
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
    "name": "useReadPermissionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReadPermissionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d33d50130ea28ef314a0ec5eec114aaf4a63b3063e6e82e6a6ee54a71b7c6dc9",
    "metadata": {},
    "name": "useReadPermissionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fadfab5c494a59b6cc37b04e82258651";

export default node;
