/**
 * @generated SignedSource<<f1d7e87a19db30013b1b55043098dad6>>
 * @relayHash c654e15dce3e320702a075935e624ff4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36a429dd88b7450282892942b13bc118f002b66762d8d715b510e5ba3d62130e

import type { ConcreteRequest } from 'relay-runtime';
export type MembershipRole = "AGENT" | "MANAGER" | "OWNER" | "VIEWER" | "%future added value";
export type InvitationQuery$variables = {
  token: string;
};
export type InvitationQuery$data = {
  readonly invitation: {
    readonly inviterFirstName: string;
    readonly isOpen: boolean;
    readonly role: MembershipRole;
    readonly workspaceName: string;
  } | null | undefined;
};
export type InvitationQuery = {
  response: InvitationQuery$data;
  variables: InvitationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "InvitationPreview",
    "kind": "LinkedField",
    "name": "invitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workspaceName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inviterFirstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOpen",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InvitationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36a429dd88b7450282892942b13bc118f002b66762d8d715b510e5ba3d62130e",
    "metadata": {},
    "name": "InvitationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b979583f7f64ad2f4bb621fcb967f922";

export default node;
