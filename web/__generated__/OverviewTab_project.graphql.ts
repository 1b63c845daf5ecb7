/**
 * @generated SignedSource<<dfaabeba585278c56624a5b95465b14b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "ACTIVE" | "ARCHIVED" | "COMPLETE" | "ON_HOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OverviewTab_project$data = {
  readonly address: string;
  readonly createdAt: string;
  readonly mediaCounts: {
    readonly images: number;
    readonly total: number;
    readonly videos: number;
  };
  readonly mlsId: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly stagingCounts: {
    readonly completed: number;
    readonly inProgress: number;
    readonly total: number;
  };
  readonly status: ProjectStatus;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "OverviewTab_project";
};
export type OverviewTab_project$key = {
  readonly " $data"?: OverviewTab_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewTab_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewTab_project",
  "selections": [
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
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
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
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "images",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "videos",
          "storageKey": null
        }
      ],
      "storageKey": "mediaCounts(origin:[\"UPLOAD\",\"FINAL\"])"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingCounts",
      "kind": "LinkedField",
      "name": "stagingCounts",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inProgress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "d62225a0d5f7c7d766ed444efff4d949";

export default node;
