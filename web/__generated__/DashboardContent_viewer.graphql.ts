/**
 * @generated SignedSource<<0049167e8c0d597345d459e780066d78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardContent_viewer$data = {
  readonly happened: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "ActivityEdge";
    }>;
  };
  readonly known: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "ProjectEdge";
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DashboardHero_viewer" | "DashboardStats_viewer" | "RecentProjects_viewer">;
  readonly " $fragmentType": "DashboardContent_viewer";
};
export type DashboardContent_viewer$key = {
  readonly " $data"?: DashboardContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardContent_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardContent_viewer",
  "selections": [
    {
      "alias": "known",
      "args": (v0/*:: as any*/),
      "concreteType": "ProjectConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:1)"
    },
    {
      "alias": "happened",
      "args": (v0/*:: as any*/),
      "concreteType": "ActivityConnection",
      "kind": "LinkedField",
      "name": "activities",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "activities(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DashboardHero_viewer"
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DashboardStats_viewer"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentProjects_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "9e81f06c60fe96b7905a8f77686bf287";

export default node;
