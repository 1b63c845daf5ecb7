/**
 * @generated SignedSource<<c8c5be911fdbf86ae23a376ba98655e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DashboardHero_viewer$data = {
  readonly waiting: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly project: {
          readonly address: string;
        };
        readonly roomType: RoomType;
        readonly " $fragmentSpreads": FragmentRefs<"HeroRoom_job">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "DashboardHero_viewer";
};
export type DashboardHero_viewer$key = {
  readonly " $data"?: DashboardHero_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardHero_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardHero_viewer",
  "selections": [
    {
      "alias": "waiting",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "PROOF_READY"
        }
      ],
      "concreteType": "StagingJobConnection",
      "kind": "LinkedField",
      "name": "stagingJobs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StagingJobEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StagingJob",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "roomType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Project",
                  "kind": "LinkedField",
                  "name": "project",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "address",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HeroRoom_job"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "stagingJobs(first:1,status:\"PROOF_READY\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0a1bc27659373590ff7324c4f9c11c4d";

export default node;
