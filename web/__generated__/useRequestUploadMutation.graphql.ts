/**
 * @generated SignedSource<<8159685c846fdfdc7587277befefb620>>
 * @relayHash 41714c7735c6afce243918c67503589e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 488f0ed2323ef068f2588ee471e78c6c9250fac620e14452677aae9ce6f4d041

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
    "id": "488f0ed2323ef068f2588ee471e78c6c9250fac620e14452677aae9ce6f4d041",
    "metadata": {},
    "name": "useRequestUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7354d4c4f8552ee47f2191bb9b6807c4";

export default node;
