/**
 * @generated SignedSource<<225078df42061583695e028db385c33f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublicLinkKind = "DELIVERY" | "PROOF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SellerLinks_job$data = {
  readonly publicLinks: ReadonlyArray<{
    readonly kind: PublicLinkKind;
  }>;
  readonly rounds: ReadonlyArray<{
    readonly __typename: "JobRound";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SendToSellerDialog_job">;
  readonly " $fragmentType": "SellerLinks_job";
};
export type SellerLinks_job$key = {
  readonly " $data"?: SellerLinks_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerLinks_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerLinks_job",
  "selections": [
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicLink",
      "kind": "LinkedField",
      "name": "publicLinks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendToSellerDialog_job"
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "21aa9e699fe59ec190801beb94af756e";

export default node;
