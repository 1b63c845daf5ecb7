/**
 * @generated SignedSource<<6fe7a6bb28f6e49e3d8de426c2250c05>>
 * @relayHash 86998e6f2277faf4247a7bebd7fbfc03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 389c126622ca5e8aa60c8a785eef8b04f3ec3d86c9fe3be5a505c130127d264f

import type { ConcreteRequest } from 'relay-runtime';
export type EstimateLineQuery$variables = Record<PropertyKey, never>;
export type EstimateLineQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly priceList: {
        readonly currency: string;
        readonly tiers: ReadonlyArray<{
          readonly pricePerImage: string;
          readonly upTo: number | null | undefined;
        }>;
      };
    };
  } | null | undefined;
};
export type EstimateLineQuery = {
  response: EstimateLineQuery$data;
  variables: EstimateLineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PriceList",
  "kind": "LinkedField",
  "name": "priceList",
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
      "concreteType": "PriceTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pricePerImage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EstimateLineQuery",
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
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
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
    "name": "EstimateLineQuery",
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
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "389c126622ca5e8aa60c8a785eef8b04f3ec3d86c9fe3be5a505c130127d264f",
    "metadata": {},
    "name": "EstimateLineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ff546ee9285b6d9febc28d6e56d849c";

export default node;
