/**
 * @generated SignedSource<<dadcd4dc3c70dbf7030388d9ac989119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailKind = "DELIVERED" | "PAYMENT_RECEIVED" | "PROOF_READY" | "SELLER_ANSWERED" | "WEBHOOK_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailSection_viewer$data = {
  readonly mailPreferences: ReadonlyArray<{
    readonly kind: MailKind;
    readonly wanted: boolean;
  }>;
  readonly sendsMail: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RemindersPanel_viewer">;
  readonly " $fragmentType": "MailSection_viewer";
};
export type MailSection_viewer$key = {
  readonly " $data"?: MailSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailPreference",
      "kind": "LinkedField",
      "name": "mailPreferences",
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
          "name": "wanted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemindersPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "757d55e675f82e1807ecfdee454b0583";

export default node;
