/**
 * @generated SignedSource<<ebbb589dc44f6c5c81c10d2bbe2a40cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditRow_entry$data = {
  readonly actorName: string;
  readonly address: string | null | undefined;
  readonly createdAt: string;
  readonly description: string;
  readonly " $fragmentType": "AuditRow_entry";
};
export type AuditRow_entry$key = {
  readonly " $data"?: AuditRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "a8b479a4596c4a98f154a041c6513598";

export default node;
