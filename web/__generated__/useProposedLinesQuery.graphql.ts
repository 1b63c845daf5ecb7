/**
 * @generated SignedSource<<480ac5d4b1d838ca04cb0107dd24e656>>
 * @relayHash 8dcef44336e7903bbf1435ce6cf0aef5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55876512b4e713be531e2806e51b1dc880c73cc0911f2208b78b59ceb4eebb0c

import type { ConcreteRequest } from 'relay-runtime';
export type useProposedLinesQuery$variables = {
  projectId: string;
};
export type useProposedLinesQuery$data = {
  readonly node: {
    readonly draftInvoiceItems?: ReadonlyArray<{
      readonly amount: string;
      readonly description: string;
      readonly jobId: string;
    }>;
  } | null | undefined;
};
export type useProposedLinesQuery = {
  response: useProposedLinesQuery$data;
  variables: useProposedLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "projectId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "projectId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftInvoiceItem",
      "kind": "LinkedField",
      "name": "draftInvoiceItems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobId",
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
    "name": "useProposedLinesQuery",
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
    "name": "useProposedLinesQuery",
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
    "id": "55876512b4e713be531e2806e51b1dc880c73cc0911f2208b78b59ceb4eebb0c",
    "metadata": {},
    "name": "useProposedLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c2179293062395c23637f9058d17655";

export default node;
