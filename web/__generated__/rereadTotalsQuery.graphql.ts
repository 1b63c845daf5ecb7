/**
 * @generated SignedSource<<c2cf0fda858c5e51998bd24a23233e81>>
 * @relayHash 3852f4d78ec354a12f056d5c198300c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6d5695154abb97cbe72575720738b0a6aca33fd595b963614fc3f0158567a63

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rereadTotalsQuery$variables = Record<PropertyKey, never>;
export type rereadTotalsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"BillingTotals_viewer">;
  } | null | undefined;
};
export type rereadTotalsQuery = {
  response: rereadTotalsQuery$data;
  variables: rereadTotalsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "rereadTotalsQuery",
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
            "name": "BillingTotals_viewer"
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
    "name": "rereadTotalsQuery",
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
            "concreteType": "BillingTotals",
            "kind": "LinkedField",
            "name": "billingTotals",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outstanding",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "thisMonth",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "processed",
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
    "id": "b6d5695154abb97cbe72575720738b0a6aca33fd595b963614fc3f0158567a63",
    "metadata": {},
    "name": "rereadTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "20e082d630e7c296c942c9022052b198";

export default node;
