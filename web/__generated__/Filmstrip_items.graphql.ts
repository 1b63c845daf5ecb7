/**
 * @generated SignedSource<<5127d3056e3e6f41ad97eb498b3ba1a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Filmstrip_items$data = ReadonlyArray<{
  readonly id: string;
  readonly input: {
    readonly thumbnailUrl: string | null | undefined;
  };
  readonly state: StagingItemState;
  readonly " $fragmentType": "Filmstrip_items";
}>;
export type Filmstrip_items$key = ReadonlyArray<{
  readonly " $data"?: Filmstrip_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"Filmstrip_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Filmstrip_items",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "input",
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
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "0edae2cf5b8743ed28ed65993242952f";

export default node;
