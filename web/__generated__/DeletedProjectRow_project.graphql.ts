/**
 * @generated SignedSource<<e7926fe2f621e2462d472404413f0764>>
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
  readonly id: string;
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

(node as any).hash = "baaacbfdbac88dafc2ae95bb9fae96e1";

export default node;
