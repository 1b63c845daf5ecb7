/**
 * @generated SignedSource<<2fc62599547477981f77956a2473393d>>
 * @relayHash 01858561145261f249fb3bd1943cc4c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdd92ac3a262d6ce4a9a9ce244b10cb81392ce8f465adfa555c6c6e0c7cc3999

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PieceChange = "ADDED" | "MOVED" | "REMOVED" | "RESIZED" | "SWAPPED" | "TURNED" | "VARIED" | "%future added value";
export type RoundPicturesQuery$variables = {
  after: string;
  before: string;
};
export type RoundPicturesQuery$data = {
  readonly after: {
    readonly changesSince?: {
      readonly pieces: ReadonlyArray<{
        readonly changes: ReadonlyArray<PieceChange>;
        readonly keyAfter: string | null | undefined;
        readonly keyBefore: string | null | undefined;
      }>;
      readonly words: string;
    } | null | undefined;
    readonly result: {
      readonly " $fragmentSpreads": FragmentRefs<"RoundPictures_result">;
    } | null | undefined;
  } | null | undefined;
  readonly before: {
    readonly result: {
      readonly " $fragmentSpreads": FragmentRefs<"RoundPictures_result">;
    } | null | undefined;
  } | null | undefined;
};
export type RoundPicturesQuery = {
  response: RoundPicturesQuery$data;
  variables: RoundPicturesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "before"
  }
],
v3 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RoundPictures_result"
      }
    ],
    "type": "StagingResult",
    "abstractKey": null
  },
  "kind": "AliasedInlineFragmentSpread",
  "name": "result"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "after"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "resultId",
          "variableName": "before"
        }
      ],
      "concreteType": "ResultChanges",
      "kind": "LinkedField",
      "name": "changesSince",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangedPiece",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keyBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keyAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changes",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingResult",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piecesUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "altText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlacedPiece",
          "kind": "LinkedField",
          "name": "furniture",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "proof",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StagingResult",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoundPicturesQuery",
    "selections": [
      {
        "alias": "before",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "after",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RoundPicturesQuery",
    "selections": [
      {
        "alias": "before",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "after",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fdd92ac3a262d6ce4a9a9ce244b10cb81392ce8f465adfa555c6c6e0c7cc3999",
    "metadata": {},
    "name": "RoundPicturesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc29b62b4f26ff4566fb13196d2f0e6d";

export default node;
