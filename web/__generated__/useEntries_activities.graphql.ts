/**
 * @generated SignedSource<<a7b985bf4748159280717d942ddf4d91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useEntries_activities$data = ReadonlyArray<{
  readonly action: string;
  readonly actor: {
    readonly id: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly description: string;
  readonly entity: {
    readonly __typename: "Invoice";
    readonly project: {
      readonly address: string;
      readonly id: string;
    };
  } | {
    readonly __typename: "Media";
    readonly project: {
      readonly address: string;
      readonly id: string;
    };
    readonly type: MediaType;
  } | {
    readonly __typename: "Project";
    readonly address: string;
    readonly id: string;
  } | {
    readonly __typename: "StagingJob";
    readonly id: string;
    readonly project: {
      readonly address: string;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "useEntries_activities";
}>;
export type useEntries_activities$key = ReadonlyArray<{
  readonly " $data"?: useEntries_activities$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEntries_activities">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "address",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useEntries_activities",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
          "selections": (v1/*:: as any*/),
          "type": "Project",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "type": "StagingJob",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "type": "Media",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v2/*:: as any*/)
          ],
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

(node as any).hash = "cf1b658a01e8891afe5a55b71f99d06c";

export default node;
