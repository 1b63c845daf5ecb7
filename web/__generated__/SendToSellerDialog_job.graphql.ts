/**
 * @generated SignedSource<<3c096e576669164138c14a86525be2a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublicLinkKind = "DELIVERY" | "PROOF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SendToSellerDialog_job$data = {
  readonly id: string;
  readonly publicLinks: ReadonlyArray<{
    readonly kind: PublicLinkKind;
    readonly " $fragmentSpreads": FragmentRefs<"PublicLinkList_links">;
  }>;
  readonly " $fragmentType": "SendToSellerDialog_job";
};
export type SendToSellerDialog_job$key = {
  readonly " $data"?: SendToSellerDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendToSellerDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendToSellerDialog_job",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PublicLinkList_links"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};

(node as any).hash = "507298000e4e702e33c45bf4f6285896";

export default node;
