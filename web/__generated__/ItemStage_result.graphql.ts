/**
 * @generated SignedSource<<aa22e26484e6a267447b1d493488c4d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemStage_result$data = {
  readonly id: string;
  readonly piecesUrl: string | null | undefined;
  readonly proof: {
    readonly height: number;
    readonly isWatermarked: boolean;
    readonly previewUrl: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly removedAt: string | null | undefined;
  readonly report: {
    readonly furnishedFrom: number;
    readonly furnishedTo: number;
  };
  readonly " $fragmentType": "ItemStage_result";
};
export type ItemStage_result$key = {
  readonly " $data"?: ItemStage_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemStage_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemStage_result",
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
      "name": "piecesUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
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
          "kind": "ScalarField",
          "name": "furnishedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "furnishedTo",
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
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewUrl",
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
          "name": "isWatermarked",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingResult",
  "abstractKey": null
};

(node as any).hash = "7aeadd0ad800010e7029c97a3a9616d0";

export default node;
