/**
 * @generated SignedSource<<1c1e1ba0b35e2ffd8a5afb05e282a5cb>>
 * @relayHash 37cd3973b831ae1883b7ae6bb337bc39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52077dc0cf9f3645cb8acfde838e7d2ac220e336b3acc0763f8b88d8f3a20257

import type { ConcreteRequest } from 'relay-runtime';
export type useWordsReadingQuery$variables = {
  ids: ReadonlyArray<string>;
  words: string;
};
export type useWordsReadingQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly item: {
      readonly wordsReading: ReadonlyArray<{
        readonly changes: boolean;
        readonly meaning: string;
        readonly text: string;
        readonly understood: boolean;
      }>;
    } | null | undefined;
  } | null | undefined>;
};
export type useWordsReadingQuery = {
  response: useWordsReadingQuery$data;
  variables: useWordsReadingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "words",
          "variableName": "words"
        }
      ],
      "concreteType": "WordPhrase",
      "kind": "LinkedField",
      "name": "wordsReading",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "understood",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meaning",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWordsReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "item"
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
    "name": "useWordsReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
    "id": "52077dc0cf9f3645cb8acfde838e7d2ac220e336b3acc0763f8b88d8f3a20257",
    "metadata": {},
    "name": "useWordsReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f25864ab494f1f06b1188fe8ee850ec8";

export default node;
