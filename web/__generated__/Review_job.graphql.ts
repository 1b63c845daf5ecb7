/**
 * @generated SignedSource<<f55373e2cca3179e223f3b0397d1c12e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingJobStatus = "APPROVED" | "FINAL_DELIVERED" | "PROCESSING" | "PROOF_READY" | "QUEUED" | "REWORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Review_job$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly decision: StagingDecision;
    readonly final: {
      readonly id: string;
    } | null | undefined;
    readonly id: string;
    readonly result: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ItemFailure_item" | "ItemFurniture_item" | "ItemOutline_item" | "ReviewDownloads_item" | "RoundSwitch_item" | "SameRoom_item" | "SellerComments_item">;
  }>;
  readonly project: {
    readonly address: string;
  };
  readonly rounds: ReadonlyArray<{
    readonly isCurrent: boolean;
    readonly number: number;
    readonly results: ReadonlyArray<{
      readonly id: string;
      readonly itemId: string;
      readonly removedAt: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ItemReport_result" | "ReviewStage_results">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"RoundSwitch_rounds">;
  }>;
  readonly status: StagingJobStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFailure_job" | "PackPart_job" | "PublicPagePart_job" | "ReviewDecision_job" | "ReviewHead_job" | "ReviewStage_job" | "RevisionNotice_job" | "SameRoom_job" | "SellerComments_job" | "SellerLinks_job">;
  readonly " $fragmentType": "Review_job";
};
export type Review_job$key = {
  readonly " $data"?: Review_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"Review_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Review_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "final",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StagingResult",
          "kind": "LinkedField",
          "name": "result",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoundSwitch_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemFailure_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SameRoom_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SellerComments_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewDownloads_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemFurniture_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemOutline_item"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRound",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
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
            (v0/*:: as any*/),
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
              "name": "removedAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ItemReport_result"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReviewStage_results"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoundSwitch_rounds"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewHead_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStage_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDecision_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RevisionNotice_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemFailure_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SameRoom_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerLinks_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerComments_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackPart_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicPagePart_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "e95045e6adaf8bb985f4c67b6ddce0d2";

export default node;
