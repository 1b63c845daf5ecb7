/**
 * @generated SignedSource<<e1ca715f4141c04bbd9b088b6338cc89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobImages_job$data = {
  readonly items: ReadonlyArray<{
    readonly failure: string | null | undefined;
    readonly final: {
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly input: {
      readonly originalName: string;
      readonly thumbnailUrl: string | null | undefined;
    };
    readonly progress: number;
    readonly proof: {
      readonly isWatermarked: boolean;
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
    readonly report: {
      readonly altText: string;
    } | null | undefined;
    readonly state: StagingItemState;
  }>;
  readonly " $fragmentType": "JobImages_job";
};
export type JobImages_job$key = {
  readonly " $data"?: JobImages_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobImages_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thumbnailUrl",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobImages_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
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
            (v0/*:: as any*/)
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isWatermarked",
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
          "name": "final",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "3003c46a57956b2d35558500979360bb";

export default node;
