/**
 * @generated SignedSource<<29527b4df6b4944955049627965a6026>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ACCOUNT" | "AUDIT_READ" | "BILLING_READ" | "BILLING_WRITE" | "EMBEDS_READ" | "EMBEDS_WRITE" | "KEYS_WRITE" | "PEOPLE_WRITE" | "PROJECTS_READ" | "PROJECTS_WRITE" | "STAGING_READ" | "STAGING_WRITE" | "WEBHOOKS_WRITE" | "WORKSPACE_WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PeopleSection_viewer$data = {
  readonly permissions: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"LeavePanel_viewer">;
  readonly " $fragmentType": "PeopleSection_viewer";
};
export type PeopleSection_viewer$key = {
  readonly " $data"?: PeopleSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeavePanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f1521ea0890b65a7c38c3e16905d7ca5";

export default node;
