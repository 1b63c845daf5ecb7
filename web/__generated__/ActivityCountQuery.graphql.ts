/**
 * @generated SignedSource<<59abbb080d318bcf7e0173d00b51beb5>>
 * @relayHash fcc7473287aaf882c817209a05350dec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6830978fb6f859365008e57b0366fdf1fc922219f3e30c0083f06e4e4f2d4e49

import type { ConcreteRequest } from 'relay-runtime';
export type ActivityCountQuery$variables = Record<PropertyKey, never>;
export type ActivityCountQuery$data = {
  readonly viewer: {
    readonly activities: {
      readonly totalCount: number;
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
            "value": 1
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
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": "activities(first:1)"
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
    "id": "6830978fb6f859365008e57b0366fdf1fc922219f3e30c0083f06e4e4f2d4e49",
    "metadata": {},
    "name": "ActivityCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9317e76e289b8aea798bea74dba96ec";

export default node;
