/**
 * @generated SignedSource<<ec4ab48b70251067a34c78429c4e30fb>>
 * @relayHash c8eea26282a1e422e3957c2d0f9e209e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee3e00be17d03ef5b78e064dbacea6876ea73153ea32d4f0344125d26271a04b

import type { ConcreteRequest } from 'relay-runtime';
export type ActivityCountQuery$variables = Record<PropertyKey, never>;
export type ActivityCountQuery$data = {
  readonly viewer: {
    readonly activities: {
      readonly totalCount: number;
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
    "id": "ee3e00be17d03ef5b78e064dbacea6876ea73153ea32d4f0344125d26271a04b",
    "metadata": {},
    "name": "ActivityCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "609392ca4032f4395efc62b9aace2e6a";

export default node;
