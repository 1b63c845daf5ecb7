/**
 * @generated SignedSource<<ff4de99cad000395e7876b8654c747ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "ACTIVE" | "ARCHIVED" | "COMPLETE" | "ON_HOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectCard_project$data = {
  readonly address: string;
  readonly cover: {
    readonly previewUrl: string | null | undefined;
    readonly thumbnailUrl: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly mlsId: string | null | undefined;
  readonly status: ProjectStatus;
  readonly " $fragmentType": "ProjectCard_project";
};
export type ProjectCard_project$key = {
  readonly " $data"?: ProjectCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectCard_project",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "39d61891898c85d8a2a133625c599941";

export default node;
