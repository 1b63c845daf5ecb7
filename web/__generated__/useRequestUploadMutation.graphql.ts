/**
 * @generated SignedSource<<1ae2d43c49f546ff2b81d11ccf6fb421>>
 * @relayHash f15361f1fe47680d6c7359f8f0683082
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12566b15d8ac3173c0ddb7ca6b8b95f96c567831da1d243074854050e7fdebc4

import type { ConcreteRequest } from 'relay-runtime';
export type RequestUploadInput = {
  fileSize: number;
  mimeType: string;
  originalName: string;
  projectId: string;
};
export type useRequestUploadMutation$variables = {
  input: RequestUploadInput;
};
export type useRequestUploadMutation$data = {
  readonly requestUpload: {
    readonly headers?: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly message?: string;
    readonly uploadUrl?: string;
  };
};
export type useRequestUploadMutation = {
  response: useRequestUploadMutation$data;
  variables: useRequestUploadMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HttpHeader",
      "kind": "LinkedField",
      "name": "headers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequestUploadPayload",
  "abstractKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestUploadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestUpload",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestUploadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestUpload",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "12566b15d8ac3173c0ddb7ca6b8b95f96c567831da1d243074854050e7fdebc4",
    "metadata": {},
    "name": "useRequestUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d047cac906f96b953e72ab156368610";

export default node;
