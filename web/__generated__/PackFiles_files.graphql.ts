/**
 * @generated SignedSource<<503d59b40f2e3a5443f187e5092463ab>>
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
  readonly withoutCode: string | null | undefined;
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
      "name": "withoutCode",
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

(node as any).hash = "4966d6467c130fde6d722439ae1a073a";

export default node;
