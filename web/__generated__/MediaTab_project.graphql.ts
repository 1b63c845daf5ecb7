/**
 * @generated SignedSource<<427b6e128f1dba0b6018b982b46589ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaTab_project$data = {
  readonly id: string;
  readonly media: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"MediaGrid_media">;
      };
    }>;
  };
  readonly previews: {
    readonly total: number;
  };
  readonly " $fragmentType": "MediaTab_project";
};
export type MediaTab_project$key = {
  readonly " $data"?: MediaTab_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaTab_project">;
};

import MediaTabPaginationQuery_graphql from './MediaTabPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "media"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 40,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": MediaTabPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "MediaTab_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": "previews",
      "args": [
        {
          "kind": "Literal",
          "name": "origin",
          "value": [
            "PROOF"
          ]
        }
      ],
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
        }
      ],
      "storageKey": "mediaCounts(origin:[\"PROOF\"])"
    },
    {
      "alias": "media",
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
      "concreteType": "MediaConnection",
      "kind": "LinkedField",
      "name": "__MediaTab_media_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Media",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MediaGrid_media"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "__MediaTab_media_connection(origin:[\"UPLOAD\",\"FINAL\"])"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "e2b8478ada2b8bebacb5c8d57f3131d7";

export default node;
