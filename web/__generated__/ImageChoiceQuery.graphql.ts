/**
 * @generated SignedSource<<4785d948df455211570e110daa1a6066>>
 * @relayHash 171f35fe2da8e6d0c5794223aa42b77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caa360719b336e96daeeea7a9b6383f1e05e0e077c5c45df88b5d9dab6d6f46a

import type { ConcreteRequest } from 'relay-runtime';
export type ImageChoiceQuery$variables = {
  projectId: string;
};
export type ImageChoiceQuery$data = {
  readonly node: {
    readonly media?: {
      readonly __id: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly originalName: string;
          readonly thumbnailUrl: string | null | undefined;
        };
      }>;
    };
  } | null | undefined;
};
export type ImageChoiceQuery = {
  response: ImageChoiceQuery$data;
  variables: ImageChoiceQuery$variables;
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
  "kind": "Literal",
  "name": "origin",
  "value": "UPLOAD"
},
v3 = {
  "kind": "Literal",
  "name": "type",
  "value": "IMAGE"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = [
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "originalName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thumbnailUrl",
            "storageKey": null
          },
          (v5/*:: as any*/)
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
  },
  {
    "kind": "ClientExtension",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__id",
        "storageKey": null
      }
    ]
  }
],
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImageChoiceQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "media",
                "args": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "concreteType": "MediaConnection",
                "kind": "LinkedField",
                "name": "__ImageChoice_media_connection",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": "__ImageChoice_media_connection(origin:\"UPLOAD\",type:\"IMAGE\")"
              }
            ],
            "type": "Project",
            "abstractKey": null
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
    "name": "ImageChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "MediaConnection",
                "kind": "LinkedField",
                "name": "media",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": "media(first:100,origin:\"UPLOAD\",type:\"IMAGE\")"
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "filters": [
                  "type",
                  "origin"
                ],
                "handle": "connection",
                "key": "ImageChoice_media",
                "kind": "LinkedHandle",
                "name": "media"
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "caa360719b336e96daeeea7a9b6383f1e05e0e077c5c45df88b5d9dab6d6f46a",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "node",
            "media"
          ]
        }
      ]
    },
    "name": "ImageChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3291454fdb508e79256102ec8e3949fe";

export default node;
