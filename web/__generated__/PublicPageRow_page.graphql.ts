/**
 * @generated SignedSource<<7141055c40f46ff0305be8262e9c164d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicPageRow_page$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly indexed: boolean;
  readonly url: string | null | undefined;
  readonly views: number;
  readonly wholeProject: boolean;
  readonly " $fragmentType": "PublicPageRow_page";
};
export type PublicPageRow_page$key = {
  readonly " $data"?: PublicPageRow_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicPageRow_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicPageRow_page",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wholeProject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "indexed",
      "storageKey": null
    }
  ],
  "type": "PublicLink",
  "abstractKey": null
};

(node as any).hash = "87f3cff78c6d8ae2a30c896e9ae64fe7";

export default node;
