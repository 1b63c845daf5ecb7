/**
 * @generated SignedSource<<00073fa5093c99851dd2ce031decfac4>>
 * @relayHash 26ec9c976b0ba2ee3bfa114f093fa609
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2042483c037246281e1294b0826b3c2541ff8ab7de5847e72b0c3fbc0178ded

import type { ConcreteRequest } from 'relay-runtime';
export type useProjectAddressQuery$variables = {
  id: string;
};
export type useProjectAddressQuery$data = {
  readonly node: {
    readonly address?: string;
  } | null | undefined;
};
export type useProjectAddressQuery = {
  response: useProjectAddressQuery$data;
  variables: useProjectAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProjectAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useProjectAddressQuery",
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
    "id": "b2042483c037246281e1294b0826b3c2541ff8ab7de5847e72b0c3fbc0178ded",
    "metadata": {},
    "name": "useProjectAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a655b345963bbf4580592d5610b76d5";

export default node;
