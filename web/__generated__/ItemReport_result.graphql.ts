/**
 * @generated SignedSource<<444de620ca5d629d4305ae9ce2854ddd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Surface = "CEILING" | "FLOOR" | "WALLS" | "WINDOWS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemReport_result$data = {
  readonly report: {
    readonly furniture: ReadonlyArray<{
      readonly depth: number;
      readonly height: number;
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
  };
  readonly " $fragmentType": "ItemReport_result";
};
export type ItemReport_result$key = {
  readonly " $data"?: ItemReport_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemReport_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemReport_result",
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
  "type": "StagingResult",
  "abstractKey": null
};

(node as any).hash = "dd6b3a28d372c3f3f52b69e65c32d9e6";

export default node;
