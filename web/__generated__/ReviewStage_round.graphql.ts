/**
 * @generated SignedSource<<51efb9f502c958f6f96b43c49663258e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStage_round$data = {
  readonly isCurrent: boolean;
  readonly results: ReadonlyArray<{
    readonly itemId: string;
    readonly piecesUrl: string | null | undefined;
    readonly proof: {
      readonly thumbnailUrl: string | null | undefined;
      readonly width: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ItemStage_result">;
  }>;
  readonly " $fragmentType": "ReviewStage_round";
};
export type ReviewStage_round$key = {
  readonly " $data"?: ReviewStage_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStage_round">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewStage_round",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "JobRound",
  "abstractKey": null
};

(node as any).hash = "0f153215030d49d9d5b80c78694cab18";

export default node;
