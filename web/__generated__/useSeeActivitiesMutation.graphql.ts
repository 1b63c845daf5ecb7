/**
 * @generated SignedSource<<5925c28570abd4aa6b690013da33c862>>
 * @relayHash 174c2a7c40fb0f00b330a5f25cc8675a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e836294283b34e81d32c6c28cc2cae9f564f1b4d216ae9493c4b7c999b4598b

import type { ConcreteRequest } from 'relay-runtime';
export type SeeActivitiesInput = {
  newestId: string;
};
export type useSeeActivitiesMutation$variables = {
  input: SeeActivitiesInput;
};
export type useSeeActivitiesMutation$data = {
  readonly seeActivities: {
    readonly viewer?: {
      readonly unseenActivities: number;
    };
  };
};
export type useSeeActivitiesMutation = {
  response: useSeeActivitiesMutation$data;
  variables: useSeeActivitiesMutation$variables;
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
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unseenActivities",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SeeActivitiesPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSeeActivitiesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "seeActivities",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useSeeActivitiesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "seeActivities",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6e836294283b34e81d32c6c28cc2cae9f564f1b4d216ae9493c4b7c999b4598b",
    "metadata": {},
    "name": "useSeeActivitiesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7b61cd45fb8e141db9ced9ebf85ef46";

export default node;
