/**
 * @generated SignedSource<<deb79738e51fba369f1d827b90e2c76d>>
 * @relayHash a3cdeed93d3fde30e96885fdc59e6ad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecbb618c5997184ec056b0f90172a5d0eaeee7ed7294c7899f493bf978a22264

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePaymentIntentInput = {
  invoiceId: string;
};
export type usePayInvoiceMutation$variables = {
  input: CreatePaymentIntentInput;
};
export type usePayInvoiceMutation$data = {
  readonly createPaymentIntent: {
    readonly __typename: "CreatePaymentIntentPayload";
    readonly clientSecret: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePayInvoiceMutation = {
  response: usePayInvoiceMutation$data;
  variables: usePayInvoiceMutation$variables;
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
    "name": "createPaymentIntent",
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
            "name": "clientSecret",
            "storageKey": null
          }
        ],
        "type": "CreatePaymentIntentPayload",
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
    "name": "usePayInvoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePayInvoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ecbb618c5997184ec056b0f90172a5d0eaeee7ed7294c7899f493bf978a22264",
    "metadata": {},
    "name": "usePayInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a26181b7fca76e2a95397770be660d7d";

export default node;
