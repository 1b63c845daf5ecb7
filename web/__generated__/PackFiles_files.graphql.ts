/**
 * @generated SignedSource<<48a4c768ee7e25f3a9c248cae876e8de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackFiles_files$data = ReadonlyArray<{
  readonly bytes: number;
  readonly name: string;
  readonly url: string;
  readonly " $fragmentType": "PackFiles_files";
}>;
export type PackFiles_files$key = ReadonlyArray<{
  readonly " $data"?: PackFiles_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackFiles_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PackFiles_files",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "PackFile",
  "abstractKey": null
};

(node as any).hash = "fdb42d4d734d6496c1ad29573bc2c276";

export default node;
