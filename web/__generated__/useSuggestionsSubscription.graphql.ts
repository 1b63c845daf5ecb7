/**
 * @generated SignedSource<<d08295d345926764fc35408a8c71d494>>
 * @relayHash 1d8922506329b7e9299fb4f9b30d0857
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9edb935e9802bfc522af96a96119662811b7b15d35b3e606b335e6a6f0f34ebc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSuggestionsSubscription$variables = Record<PropertyKey, never>;
export type useSuggestionsSubscription$data = {
  readonly photoLookedAt: {
    readonly project: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"useSeenPhotos_media">;
  };
};
export type useSuggestionsSubscription = {
  response: useSuggestionsSubscription$data;
  variables: useSuggestionsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "photoLookedAt",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useSeenPhotos_media"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSuggestionsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "photoLookedAt",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thumbnailUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RoomSuggestion",
            "kind": "LinkedField",
            "name": "suggestion",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roomType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsStaging",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "evidence",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9edb935e9802bfc522af96a96119662811b7b15d35b3e606b335e6a6f0f34ebc",
    "metadata": {},
    "name": "useSuggestionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e14e0d2311589a6d7c9188a060adf198";

export default node;
