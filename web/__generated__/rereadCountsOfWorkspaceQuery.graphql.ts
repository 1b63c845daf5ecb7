/**
 * @generated SignedSource<<2f8c3fad1328e6c0734488fa7209fef4>>
 * @relayHash 2a57f0636aed7796943195cf4fa07f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1432e192ace18826968e38e523104e45bf61c4a3aea9ab61c0e4f7daa127def3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rereadCountsOfWorkspaceQuery$variables = Record<PropertyKey, never>;
export type rereadCountsOfWorkspaceQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"StagingCounts_viewer">;
  } | null | undefined;
};
export type rereadCountsOfWorkspaceQuery = {
  response: rereadCountsOfWorkspaceQuery$data;
  variables: rereadCountsOfWorkspaceQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "rereadCountsOfWorkspaceQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "StagingCounts_viewer"
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
    "name": "rereadCountsOfWorkspaceQuery",
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
            "concreteType": "StagingCounts",
            "kind": "LinkedField",
            "name": "stagingCounts",
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
                "name": "processing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "completed",
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
    "id": "1432e192ace18826968e38e523104e45bf61c4a3aea9ab61c0e4f7daa127def3",
    "metadata": {},
    "name": "rereadCountsOfWorkspaceQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "cd433c179f68b577c7f4d7cdad11e9b3";

export default node;
