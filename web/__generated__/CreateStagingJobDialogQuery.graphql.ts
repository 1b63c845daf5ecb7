/**
 * @generated SignedSource<<5ad04c65487f710845c5d2fd8b3a46c6>>
 * @relayHash b233bae2b742f568ddd4556fe7246686
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00b76670280ec0d9a041d67b5459d4e5b712d3afdcd8ec7f16a4fe02a6d87139

import type { ConcreteRequest } from 'relay-runtime';
export type CreateStagingJobDialogQuery$variables = Record<PropertyKey, never>;
export type CreateStagingJobDialogQuery$data = {
  readonly viewer: {
    readonly projects: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly address: string;
          readonly id: string;
        };
      }>;
    };
  } | null | undefined;
};
export type CreateStagingJobDialogQuery = {
  response: CreateStagingJobDialogQuery$data;
  variables: CreateStagingJobDialogQuery$variables;
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
            "value": 100
          }
        ],
        "concreteType": "ProjectConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProjectEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "node",
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
                    "name": "address",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(first:100)"
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
    "name": "CreateStagingJobDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateStagingJobDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "00b76670280ec0d9a041d67b5459d4e5b712d3afdcd8ec7f16a4fe02a6d87139",
    "metadata": {},
    "name": "CreateStagingJobDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3cb18aa9dd2bc89cc2eb15b3176c555d";

export default node;
