/**
 * @generated SignedSource<<0d7a32cea10d29e9a0baf2185da02ccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoundPictures_result$data = {
  readonly piecesUrl: string | null | undefined;
  readonly proof: {
    readonly previewUrl: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly removedAt: string | null | undefined;
  readonly report: {
    readonly altText: string;
    readonly furniture: ReadonlyArray<{
      readonly key: string;
    }>;
  };
  readonly " $fragmentType": "RoundPictures_result";
};
export type RoundPictures_result$key = {
  readonly " $data"?: RoundPictures_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundPictures_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoundPictures_result",
  "selections": [
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
          "name": "altText",
          "storageKey": null
        },
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
          "name": "previewUrl",
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
      "storageKey": null
    }
  ],
  "type": "StagingResult",
  "abstractKey": null
};

(node as any).hash = "847deab3a12043fac8209ff4674faa90";

export default node;
