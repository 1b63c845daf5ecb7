/**
 * @generated SignedSource<<6adb7fc758146606a5473c823d32a9f9>>
 * @relayHash 30b6d2a533fa4538a3c808564f77f5ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a7a6c6e9e4402a442ef9cebae03965b02ba3690af3d43c045595414673b205d

import type { ConcreteRequest } from 'relay-runtime';
export type rereadTotalsOfProjectQuery$variables = {
  id: string;
};
export type rereadTotalsOfProjectQuery$data = {
  readonly node: {
    readonly invoiceCount?: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type rereadTotalsOfProjectQuery = {
  response: rereadTotalsOfProjectQuery$data;
  variables: rereadTotalsOfProjectQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "invoiceCount",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "InvoiceConnection",
      "kind": "LinkedField",
      "name": "invoices",
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
      "storageKey": "invoices(first:1)"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "rereadTotalsOfProjectQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "rereadTotalsOfProjectQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8a7a6c6e9e4402a442ef9cebae03965b02ba3690af3d43c045595414673b205d",
    "metadata": {},
    "name": "rereadTotalsOfProjectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d8f7029970d2358d3467673cceef992";

export default node;
