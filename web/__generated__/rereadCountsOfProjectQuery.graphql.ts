/**
 * @generated SignedSource<<212d98ea392447d50344130b19b2e719>>
 * @relayHash 89d57fd96183f844f3109cfc61f9ab99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 450ab56c6216202f0a0b80658781841d32009fe50cec6d5fdfc82537f1b4eeb9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rereadCountsOfProjectQuery$variables = {
  id: string;
};
export type rereadCountsOfProjectQuery$data = {
  readonly node: {
    readonly invoiceCount?: {
      readonly totalCount: number;
    };
    readonly photos: {
      readonly " $fragmentSpreads": FragmentRefs<"NoJobs_project">;
    } | null | undefined;
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"OverviewTab_project">;
    } | null | undefined;
  } | null | undefined;
};
export type rereadCountsOfProjectQuery = {
  response: rereadCountsOfProjectQuery$data;
  variables: rereadCountsOfProjectQuery$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "images",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "rereadCountsOfProjectQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OverviewTab_project"
                }
              ],
              "type": "Project",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "project"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "NoJobs_project"
                }
              ],
              "type": "Project",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "photos"
          },
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
    "name": "rereadCountsOfProjectQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mlsId",
                "storageKey": null
              },
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
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tags",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "origin",
                    "value": [
                      "UPLOAD",
                      "FINAL"
                    ]
                  }
                ],
                "concreteType": "MediaCounts",
                "kind": "LinkedField",
                "name": "mediaCounts",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "videos",
                    "storageKey": null
                  }
                ],
                "storageKey": "mediaCounts(origin:[\"UPLOAD\",\"FINAL\"])"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StagingCounts",
                "kind": "LinkedField",
                "name": "stagingCounts",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "inProgress",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "photos",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "origin",
                    "value": [
                      "UPLOAD"
                    ]
                  }
                ],
                "concreteType": "MediaCounts",
                "kind": "LinkedField",
                "name": "mediaCounts",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": "mediaCounts(origin:[\"UPLOAD\"])"
              }
            ],
            "type": "Project",
            "abstractKey": null
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
    "id": "450ab56c6216202f0a0b80658781841d32009fe50cec6d5fdfc82537f1b4eeb9",
    "metadata": {},
    "name": "rereadCountsOfProjectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "070ebfb93eac5e1dba4d53cbae5f6c5c";

export default node;
