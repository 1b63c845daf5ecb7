/**
 * @generated SignedSource<<0a3bd11a91c2d321396597785d7170a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Surface = "CEILING" | "FLOOR" | "WALLS" | "WINDOWS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemReport_item$data = {
  readonly report: {
    readonly furniture: ReadonlyArray<{
      readonly depth: number;
      readonly height: number;
      readonly id: string;
      readonly kind: string;
      readonly label: string;
      readonly width: number;
    }>;
    readonly preserved: ReadonlyArray<{
      readonly pixels: number;
      readonly surface: Surface;
      readonly untouched: number;
    }>;
    readonly warnings: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "ItemReport_item";
};
export type ItemReport_item$key = {
  readonly " $data"?: ItemReport_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemReport_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemReport_item",
  "selections": [
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
              "name": "id",
              "storageKey": null
            },
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
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "depth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SurfaceCount",
          "kind": "LinkedField",
          "name": "preserved",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "surface",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pixels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "untouched",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warnings",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "100b130ca30969fa30faa77236e720ce";

export default node;
