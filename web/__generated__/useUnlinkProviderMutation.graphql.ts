/**
 * @generated SignedSource<<ce34c6d79cf5e4d2cb01d5493ccee487>>
 * @relayHash c65e0e5bde2aef42bf3c32b1648a6485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28b3b8b525b6698a65610b0cde7a1176ebe582c987f77b7e14cdba391af2485f

import type { ConcreteRequest } from 'relay-runtime';
export type UnlinkProviderInput = {
  password?: string | null | undefined;
};
export type useUnlinkProviderMutation$variables = {
  input: UnlinkProviderInput;
};
export type useUnlinkProviderMutation$data = {
  readonly unlinkProvider: {
    readonly __typename: string;
    readonly fields?: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message?: string;
  };
};
export type useUnlinkProviderMutation = {
  response: useUnlinkProviderMutation$data;
  variables: useUnlinkProviderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
    "name": "unlinkProvider",
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
          (v1/*:: as any*/)
        ],
        "type": "Problem",
        "abstractKey": "__isProblem"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldProblem",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
        "abstractKey": null
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
    "name": "useUnlinkProviderMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnlinkProviderMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "28b3b8b525b6698a65610b0cde7a1176ebe582c987f77b7e14cdba391af2485f",
    "metadata": {},
    "name": "useUnlinkProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c11f5d6ca9edf78f25cd5d18700a830c";

export default node;
