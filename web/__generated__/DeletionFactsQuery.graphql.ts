/**
 * @generated SignedSource<<34a25dc3c61312073fd806f8ab8541c6>>
 * @relayHash baae6778cd0da680099df20abde01188
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc9e89e27848411b8552a3e500927fba029c42c3cbfd7630a5b6381e33cf7d6a

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceStatus = "CANCELLED" | "DRAFT" | "OVERDUE" | "PAID" | "SENT" | "%future added value";
export type DeletionFactsQuery$variables = {
  id: string;
};
export type DeletionFactsQuery$data = {
  readonly node: {
    readonly project: {
      readonly deletion: {
        readonly draftInvoices: number;
        readonly keptInvoices: ReadonlyArray<{
          readonly count: number;
          readonly currency: string;
          readonly status: InvoiceStatus;
          readonly total: string;
        }>;
        readonly proofLinks: number;
        readonly publicPages: number;
        readonly publicPictures: number;
      };
    } | null | undefined;
  } | null | undefined;
};
export type DeletionFactsQuery = {
  response: DeletionFactsQuery$data;
  variables: DeletionFactsQuery$variables;
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
      "alias": null,
      "args": null,
      "concreteType": "ProjectDeletion",
      "kind": "LinkedField",
      "name": "deletion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "KeptInvoices",
          "kind": "LinkedField",
          "name": "keptInvoices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
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
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "draftInvoices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publicPages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publicPictures",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proofLinks",
          "storageKey": null
        }
      ],
      "storageKey": null
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
    "name": "DeletionFactsQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "project"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeletionFactsQuery",
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
    "id": "cc9e89e27848411b8552a3e500927fba029c42c3cbfd7630a5b6381e33cf7d6a",
    "metadata": {},
    "name": "DeletionFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5f85b1c8f195117d6cd9f36719fb01d";

export default node;
