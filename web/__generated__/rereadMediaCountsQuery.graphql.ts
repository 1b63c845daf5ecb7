/**
 * @generated SignedSource<<e4e289ba58ef957b63080b9817f82a4b>>
 * @relayHash e9d1ef007f6d1fbfa79219c5610f361b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fabe39a1262ecd0b503c7dfd572c876f6efccf77cbb56a93d74cbd4bf2604b5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rereadMediaCountsQuery$variables = Record<PropertyKey, never>;
export type rereadMediaCountsQuery$data = {
  readonly viewer: {
    readonly mediaCounts: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaCounters_counts">;
    };
  } | null | undefined;
};
export type rereadMediaCountsQuery = {
  response: rereadMediaCountsQuery$data;
  variables: rereadMediaCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "origin",
    "value": [
      "UPLOAD",
      "FINAL"
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "rereadMediaCountsQuery",
    "selections": [
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
            "args": (v0/*:: as any*/),
            "concreteType": "MediaCounts",
            "kind": "LinkedField",
            "name": "mediaCounts",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MediaCounters_counts"
              }
            ],
            "storageKey": "mediaCounts(origin:[\"UPLOAD\",\"FINAL\"])"
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
    "name": "rereadMediaCountsQuery",
    "selections": [
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
            "args": (v0/*:: as any*/),
            "concreteType": "MediaCounts",
            "kind": "LinkedField",
            "name": "mediaCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "images",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "videos",
                "storageKey": null
              }
            ],
            "storageKey": "mediaCounts(origin:[\"UPLOAD\",\"FINAL\"])"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7fabe39a1262ecd0b503c7dfd572c876f6efccf77cbb56a93d74cbd4bf2604b5",
    "metadata": {},
    "name": "rereadMediaCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a158437eba19b5afb0a989adc37c9009";

export default node;
