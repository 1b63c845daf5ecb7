/**
 * @generated SignedSource<<1b9ce0427f597cb7e70a3522272de2e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptSection_viewer$data = {
  readonly retention: {
    readonly forGood: string;
    readonly kinds: ReadonlyArray<{
      readonly kind: string;
      readonly text: string;
      readonly title: string;
    }>;
  };
  readonly " $fragmentType": "KeptSection_viewer";
};
export type KeptSection_viewer$key = {
  readonly " $data"?: KeptSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeptSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Retention",
      "kind": "LinkedField",
      "name": "retention",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forGood",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KeptKind",
          "kind": "LinkedField",
          "name": "kinds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c3fa7a7e4acc2503630ae6f0246165ea";

export default node;
