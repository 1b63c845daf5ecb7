/**
 * @generated SignedSource<<0f7027dbda9951b701a1f0d7848b87f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "ACTIVE" | "ARCHIVED" | "COMPLETE" | "ON_HOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditProjectDialog_project$data = {
  readonly address: string;
  readonly id: string;
  readonly mlsId: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly status: ProjectStatus;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "EditProjectDialog_project";
};
export type EditProjectDialog_project$key = {
  readonly " $data"?: EditProjectDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectDialog_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProjectDialog_project",
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
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "0cfbe5f38eda6999a19b34f903538768";

export default node;
