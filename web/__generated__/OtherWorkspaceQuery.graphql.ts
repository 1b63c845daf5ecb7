/**
 * @generated SignedSource<<ac0db28599770cc06cdb219ca68ea8d7>>
 * @relayHash d9143c33a3bb61df8e10b6c9ae39e93c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94085335f55ad1e90d024a97c6e6e13322369254c2d878300699e40a430c360d

import type { ConcreteRequest } from 'relay-runtime';
export type OtherWorkspaceQuery$variables = {
  id: string;
};
export type OtherWorkspaceQuery$data = {
  readonly viewer: {
    readonly workspaceOf: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type OtherWorkspaceQuery = {
  response: OtherWorkspaceQuery$data;
  variables: OtherWorkspaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
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
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspaceOf",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OtherWorkspaceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OtherWorkspaceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "94085335f55ad1e90d024a97c6e6e13322369254c2d878300699e40a430c360d",
    "metadata": {},
    "name": "OtherWorkspaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "418a764f398f4956fa3d4a949c21dbd7";

export default node;
