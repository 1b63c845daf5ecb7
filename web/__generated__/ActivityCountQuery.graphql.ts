/**
 * @generated SignedSource<<75c9d54c7d0261ec25db402505059ae5>>
 * @relayHash 093754bed0d938ffbd261e156a44bd71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89d7fc6f2139101c0be4a6c658503ccabc7ad65edce5a44214534eab114a7b70

import type { ConcreteRequest } from 'relay-runtime';
export type ActivityCountQuery$variables = Record<PropertyKey, never>;
export type ActivityCountQuery$data = {
  readonly viewer: {
    readonly activities: {
      readonly edges: ReadonlyArray<{
        readonly __typename: "ActivityEdge";
      }>;
    };
    readonly unseenActivities: number;
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type ActivityCountQuery = {
  response: ActivityCountQuery$data;
  variables: ActivityCountQuery$variables;
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unseenActivities",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 3
          }
        ],
        "concreteType": "ActivityConnection",
        "kind": "LinkedField",
        "name": "activities",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "activities(first:3)"
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
    "name": "ActivityCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ActivityCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "89d7fc6f2139101c0be4a6c658503ccabc7ad65edce5a44214534eab114a7b70",
    "metadata": {},
    "name": "ActivityCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "049d319c39462c891cedbffe8f5fc869";

export default node;
