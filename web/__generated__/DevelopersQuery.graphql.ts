/**
 * @generated SignedSource<<9a2b95fc4cb88c80691f7428e667463c>>
 * @relayHash 826f20ddde4c51ea6b86b42b0a9bc83d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd7d88ec62fc0c86e62ce11beaac6d6d506c56de8c39f929b0bf8d376c901a5

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ACCOUNT" | "AUDIT_READ" | "BILLING_READ" | "BILLING_WRITE" | "EMBEDS_READ" | "EMBEDS_WRITE" | "KEYS_WRITE" | "PEOPLE_WRITE" | "PROJECTS_READ" | "PROJECTS_WRITE" | "STAGING_READ" | "STAGING_WRITE" | "WEBHOOKS_WRITE" | "WORKSPACE_WRITE" | "%future added value";
export type DevelopersQuery$variables = Record<PropertyKey, never>;
export type DevelopersQuery$data = {
  readonly viewer: {
    readonly permissions: ReadonlyArray<Permission>;
  } | null | undefined;
};
export type DevelopersQuery = {
  response: DevelopersQuery$data;
  variables: DevelopersQuery$variables;
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
    "name": "DevelopersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DevelopersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8bd7d88ec62fc0c86e62ce11beaac6d6d506c56de8c39f929b0bf8d376c901a5",
    "metadata": {},
    "name": "DevelopersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fee15717a4f55c4c363081cef9758329";

export default node;
