/**
 * @generated SignedSource<<cf5409ee543a3a55924d33d1a1ab7107>>
 * @relayHash 1ca73c2f73d3da5910c9249413dbccc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 847664512341e2f052b816d6c3cb154f2c1d7737dcdf0d8f5aec5b9418e33e7d

import type { ConcreteRequest } from 'relay-runtime';
export type useSuggestionsMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type useSuggestionsMutation$data = {
  readonly suggestRooms: {
    readonly __typename: string;
  };
};
export type useSuggestionsMutation = {
  response: useSuggestionsMutation$data;
  variables: useSuggestionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "ids",
            "variableName": "ids"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "suggestRooms",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuggestionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "847664512341e2f052b816d6c3cb154f2c1d7737dcdf0d8f5aec5b9418e33e7d",
    "metadata": {},
    "name": "useSuggestionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0f3318e75869488a18723e2e8ad1cf7";

export default node;
