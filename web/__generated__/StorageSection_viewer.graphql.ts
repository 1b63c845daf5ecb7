/**
 * @generated SignedSource<<b266335369a5572fe67b61d14512f731>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StorageSection_viewer$data = {
  readonly storage: {
    readonly deletedProjects: number;
    readonly expected: number;
    readonly quota: number;
    readonly results: number;
    readonly uploads: number;
    readonly used: number;
    readonly workFiles: number;
  };
  readonly " $fragmentType": "StorageSection_viewer";
};
export type StorageSection_viewer$key = {
  readonly " $data"?: StorageSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorageSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorageSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StorageUse",
      "kind": "LinkedField",
      "name": "storage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quota",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "used",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uploads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "results",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workFiles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletedProjects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expected",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b749ed49999010388b5ec8a3a5ad9ab7";

export default node;
