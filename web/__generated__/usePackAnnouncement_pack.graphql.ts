/**
 * @generated SignedSource<<d60fbdbfddaf349ab005940c6e321742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PackState = "FAILED" | "READY" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePackAnnouncement_pack$data = {
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly state: PackState;
  readonly " $fragmentType": "usePackAnnouncement_pack";
};
export type usePackAnnouncement_pack$key = {
  readonly " $data"?: usePackAnnouncement_pack$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePackAnnouncement_pack">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePackAnnouncement_pack",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    }
  ],
  "type": "Pack",
  "abstractKey": null
};

(node as any).hash = "76d15b4c01a2e39a30a8cc7f718331aa";

export default node;
