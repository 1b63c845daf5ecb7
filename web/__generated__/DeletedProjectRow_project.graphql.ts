/**
 * @generated SignedSource<<fb9d1756abe8764d3ceed2bca8c82409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedProjectRow_project$data = {
  readonly address: string;
  readonly deletedAt: string | null | undefined;
  readonly projectId: string;
  readonly workspaceName: string;
  readonly " $fragmentType": "DeletedProjectRow_project";
};
export type DeletedProjectRow_project$key = {
  readonly " $data"?: DeletedProjectRow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedProjectRow_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedProjectRow_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectId",
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
      "name": "workspaceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    }
  ],
  "type": "DeletedProject",
  "abstractKey": null
};

(node as any).hash = "1bd4c2a7590cd77b708b15bcde98ac68";

export default node;
