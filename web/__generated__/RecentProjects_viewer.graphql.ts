/**
 * @generated SignedSource<<c5c013ef81afb92313153185eeb40ebf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "ACTIVE" | "ARCHIVED" | "COMPLETE" | "ON_HOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecentProjects_viewer$data = {
  readonly recent: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly address: string;
        readonly cover: {
          readonly thumbnailUrl: string | null | undefined;
        } | null | undefined;
        readonly id: string;
        readonly status: ProjectStatus;
      };
    }>;
  };
  readonly " $fragmentType": "RecentProjects_viewer";
};
export type RecentProjects_viewer$key = {
  readonly " $data"?: RecentProjects_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentProjects_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentProjects_viewer",
  "selections": [
    {
      "alias": "recent",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
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
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Project",
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
                  "name": "address",
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
                  "concreteType": "Media",
                  "kind": "LinkedField",
                  "name": "cover",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "thumbnailUrl",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:5)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2db2af3bace00b6ba8c8adde0558f103";

export default node;
