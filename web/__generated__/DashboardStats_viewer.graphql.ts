/**
 * @generated SignedSource<<b793cf927fe08fec087550d8918e493e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardStats_viewer$data = {
  readonly dashboardStats: {
    readonly activeProjects: number;
    readonly currency: string;
    readonly revenue: string;
    readonly stagingJobs: number;
    readonly turnaround: string | null | undefined;
  };
  readonly " $fragmentType": "DashboardStats_viewer";
};
export type DashboardStats_viewer$key = {
  readonly " $data"?: DashboardStats_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardStats_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardStats_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardStats",
      "kind": "LinkedField",
      "name": "dashboardStats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeProjects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stagingJobs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turnaround",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1b05a4e8c3ae674accab654e692c081a";

export default node;
