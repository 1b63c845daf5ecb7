/**
 * @generated SignedSource<<610e9ae1d178f9982686eff915daaeae>>
 * @relayHash 34b45ca7cd774805dd094abfd535f90a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0636a9db9aff643e9ba2b3c7dff43120e699c32424bea42d9c4a298dd87a7b6

import type { ConcreteRequest } from 'relay-runtime';
export type ResendEmailChangeInput = {
  email: string;
};
export type useResendEmailChangeMutation$variables = {
  input: ResendEmailChangeInput;
};
export type useResendEmailChangeMutation$data = {
  readonly resendEmailChange: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useResendEmailChangeMutation = {
  response: useResendEmailChangeMutation$data;
  variables: useResendEmailChangeMutation$variables;
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
    "name": "resendEmailChange",
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
    "name": "useResendEmailChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendEmailChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c0636a9db9aff643e9ba2b3c7dff43120e699c32424bea42d9c4a298dd87a7b6",
    "metadata": {},
    "name": "useResendEmailChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa25543babf59272e859bbde88d55256";

export default node;
