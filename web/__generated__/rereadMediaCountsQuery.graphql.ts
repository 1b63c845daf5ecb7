/**
 * @generated SignedSource<<fc71805a002643d058bc47dacd7b1b02>>
 * @relayHash 067ccb04c3c2f376b17e5e60106fd8ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64da9a9b86233d2f215bb5346da0206714186baa9bd670a7efd6540a1e6d69a9

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

const node: ConcreteRequest = {
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
            "args": null,
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
            "args": null,
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "64da9a9b86233d2f215bb5346da0206714186baa9bd670a7efd6540a1e6d69a9",
    "metadata": {},
    "name": "rereadMediaCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "14128d64833fcb692ca45b73fa9dc3ae";

export default node;
