/**
 * @generated SignedSource<<05650f42eedbda9efb6e41ece0c47195>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicLinkList_links$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly lastViewedAt: string | null | undefined;
  readonly sellerApproves: boolean;
  readonly url: string | null | undefined;
  readonly views: number;
  readonly " $fragmentType": "PublicLinkList_links";
}>;
export type PublicLinkList_links$key = ReadonlyArray<{
  readonly " $data"?: PublicLinkList_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicLinkList_links">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PublicLinkList_links",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "views",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastViewedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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
      "kind": "ScalarField",
      "name": "sellerApproves",
      "storageKey": null
    }
  ],
  "type": "PublicLink",
  "abstractKey": null
};

(node as any).hash = "88afb7072303a0d4df6670b52a104f2e";

export default node;
