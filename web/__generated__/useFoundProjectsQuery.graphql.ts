/**
 * @generated SignedSource<<28cc07464a27a5569f960f5665a01ec2>>
 * @relayHash c759cd5ef47d7971dc716503a27a3ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07f5fe66abc53bc2c40f97a27bf9159f6ef8c50d4da521d59dfbe236145e7a39

import type { ConcreteRequest } from 'relay-runtime';
export type useFoundProjectsQuery$variables = {
  search?: string | null | undefined;
};
export type useFoundProjectsQuery$data = {
  readonly viewer: {
    readonly projects: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly address: string;
          readonly id: string;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type useFoundProjectsQuery = {
  response: useFoundProjectsQuery$data;
  variables: useFoundProjectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
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
            "kind": "Literal",
            "name": "first",
            "value": 20
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
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
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
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
    "name": "useFoundProjectsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundProjectsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07f5fe66abc53bc2c40f97a27bf9159f6ef8c50d4da521d59dfbe236145e7a39",
    "metadata": {},
    "name": "useFoundProjectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "068e25e0bd0e7871e2aa19db37387e6d";

export default node;
