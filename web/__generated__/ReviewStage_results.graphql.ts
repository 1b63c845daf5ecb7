/**
 * @generated SignedSource<<da9e0ab37090cc14e0fdd5180cebad40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStage_results$data = ReadonlyArray<{
  readonly itemId: string;
  readonly piecesUrl: string | null | undefined;
  readonly proof: {
    readonly thumbnailUrl: string | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ItemStage_result">;
  readonly " $fragmentType": "ReviewStage_results";
}>;
export type ReviewStage_results$key = ReadonlyArray<{
  readonly " $data"?: ReviewStage_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStage_results">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReviewStage_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemId",
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
          "name": "thumbnailUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemStage_result"
    }
  ],
  "type": "StagingResult",
  "abstractKey": null
};

(node as any).hash = "eac06612a46c2fd4f1e48f9e6c774ff2";

export default node;
