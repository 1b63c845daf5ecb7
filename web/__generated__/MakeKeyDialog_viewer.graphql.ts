/**
 * @generated SignedSource<<23e80dae45f8583aac0185eb56cc70f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MakeKeyDialog_viewer$data = {
  readonly apiKeyScopes: ReadonlyArray<{
    readonly name: string;
    readonly words: string;
  }>;
  readonly " $fragmentType": "MakeKeyDialog_viewer";
};
export type MakeKeyDialog_viewer$key = {
  readonly " $data"?: MakeKeyDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MakeKeyDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MakeKeyDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KeyScope",
      "kind": "LinkedField",
      "name": "apiKeyScopes",
      "plural": true,
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
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "af6d5e635e945bce17bb1841ee58e970";

export default node;
