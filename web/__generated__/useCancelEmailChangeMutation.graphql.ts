/**
 * @generated SignedSource<<dbca434eb9690dbe4babaaece960214b>>
 * @relayHash 04881f34036b1c0a8163ec71ecddf6bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15370610e33321d5f01124a55ea98db87963a34fa3d52ee05e04de923063afeb

import type { ConcreteRequest } from 'relay-runtime';
export type CancelEmailChangeInput = {
  email: string;
};
export type useCancelEmailChangeMutation$variables = {
  input: CancelEmailChangeInput;
};
export type useCancelEmailChangeMutation$data = {
  readonly cancelEmailChange: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useCancelEmailChangeMutation = {
  response: useCancelEmailChangeMutation$data;
  variables: useCancelEmailChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "cancelEmailChange",
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
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Problem",
        "abstractKey": "__isProblem"
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
    "name": "useCancelEmailChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelEmailChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "15370610e33321d5f01124a55ea98db87963a34fa3d52ee05e04de923063afeb",
    "metadata": {},
    "name": "useCancelEmailChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "97130c3a90c32d8b0ca4c8190bec9ef3";

export default node;
