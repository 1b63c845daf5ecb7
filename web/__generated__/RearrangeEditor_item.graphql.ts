/**
 * @generated SignedSource<<d0e215d525240e3c82cadb46f7238461>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RearrangeEditor_item$data = {
  readonly id: string;
  readonly input: {
    readonly originalName: string;
    readonly previewUrl: string | null | undefined;
    readonly url: string;
    readonly width: number;
  };
  readonly notes: string | null | undefined;
  readonly result: {
    readonly id: string;
    readonly piecesUrl: string | null | undefined;
    readonly plan: object;
    readonly proof: {
      readonly previewUrl: string | null | undefined;
      readonly url: string;
    } | null | undefined;
    readonly report: {
      readonly furniture: ReadonlyArray<{
        readonly key: string;
      }>;
    };
    readonly room: object;
  } | null | undefined;
  readonly " $fragmentType": "RearrangeEditor_item";
};
export type RearrangeEditor_item$key = {
  readonly " $data"?: RearrangeEditor_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"RearrangeEditor_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previewUrl",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RearrangeEditor_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
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
          "name": "originalName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "room",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "piecesUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StagingReport",
          "kind": "LinkedField",
          "name": "report",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PlacedPiece",
              "kind": "LinkedField",
              "name": "furniture",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "proof",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "e370a24c99656d5e7b5eca6c6a1f5943";

export default node;
