/**
 * @generated SignedSource<<fe06cf3b6a0ed3bf3cb93599e8cf2596>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardContent_viewer$data = {
  readonly counted: {
    readonly totalCount: number;
  };
  readonly known: {
    readonly totalCount: number;
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
    "name": "totalCount",
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
      "selections": (v1/*:: as any*/),
      "storageKey": "projects(first:1)"
    },
    {
      "alias": "counted",
      "args": (v0/*:: as any*/),
      "concreteType": "ActivityConnection",
      "kind": "LinkedField",
      "name": "activities",
      "plural": false,
      "selections": (v1/*:: as any*/),
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

(node as any).hash = "232df450f6eac6b69e0e816c9e884f5a";

export default node;
