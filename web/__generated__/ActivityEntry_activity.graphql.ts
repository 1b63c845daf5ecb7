/**
 * @generated SignedSource<<a2c4bc9e87bba64b2f97a9a3f75844a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityEntry_activity$data = {
  readonly action: string;
  readonly createdAt: string;
  readonly description: string;
  readonly entity: {
    readonly __typename: "Invoice";
    readonly project: {
      readonly id: string;
    };
  } | {
    readonly __typename: "Media";
    readonly project: {
      readonly id: string;
    };
  } | {
    readonly __typename: "Project";
    readonly id: string;
  } | {
    readonly __typename: "StagingJob";
    readonly id: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly " $fragmentType": "ActivityEntry_activity";
};
export type ActivityEntry_activity$key = {
  readonly " $data"?: ActivityEntry_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEntry_activity">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityEntry_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "entity",
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
          "selections": (v0/*:: as any*/),
          "type": "Project",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "StagingJob",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v1/*:: as any*/),
          "type": "Media",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v1/*:: as any*/),
          "type": "Invoice",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "0927b02797429307b896ed0a3e7b24ec";

export default node;
