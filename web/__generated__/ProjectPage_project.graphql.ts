/**
 * @generated SignedSource<<57a421a87035d0549a1ef64046063049>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "ACTIVE" | "ARCHIVED" | "COMPLETE" | "ON_HOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectPage_project$data = {
  readonly address: string;
  readonly createdAt: string;
  readonly id: string;
  readonly invoiceCount: {
    readonly totalCount: number;
  };
  readonly mediaCounts: {
    readonly total: number;
  };
  readonly mlsId: string | null | undefined;
  readonly stagingCounts: {
    readonly total: number;
  };
  readonly status: ProjectStatus;
  readonly " $fragmentSpreads": FragmentRefs<"BillingTab_project" | "EditProjectDialog_project" | "MediaTab_project" | "OverviewTab_project" | "StagingTab_project">;
  readonly " $fragmentType": "ProjectPage_project";
};
export type ProjectPage_project$key = {
  readonly " $data"?: ProjectPage_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectPage_project">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectPage_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mlsId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "args": [
        {
          "kind": "Literal",
          "name": "origin",
          "value": [
            "UPLOAD",
            "FINAL"
          ]
        }
      ],
      "concreteType": "MediaCounts",
      "kind": "LinkedField",
      "name": "mediaCounts",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "mediaCounts(origin:[\"UPLOAD\",\"FINAL\"])"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingCounts",
      "kind": "LinkedField",
      "name": "stagingCounts",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "invoiceCount",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "InvoiceConnection",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "invoices(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverviewTab_project"
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MediaTab_project"
        }
      ]
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StagingTab_project"
        }
      ]
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillingTab_project"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditProjectDialog_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "be4c35efdebdbd78637233c4300da395";

export default node;
