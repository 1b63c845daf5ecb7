/**
 * @generated SignedSource<<711533c5020946dc59343e884946730f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEventType = "INVOICE_OVERDUE" | "INVOICE_PAID" | "INVOICE_SENT" | "MEDIA_CREATED" | "PROJECT_CREATED" | "PROOF_ANSWERED" | "STAGING_JOB_APPROVAL_WITHDRAWN" | "STAGING_JOB_APPROVED" | "STAGING_JOB_CANCELLED" | "STAGING_JOB_DELIVERED" | "STAGING_JOB_FAILED" | "STAGING_JOB_PROCESSING" | "STAGING_JOB_PROOF_READY" | "%future added value";
export type WebhookOffReason = "ASKED" | "FAILING" | "GONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly " $fragmentSpreads": FragmentRefs<"MadeBy_user">;
  } | null | undefined;
  readonly description: string;
  readonly events: ReadonlyArray<WebhookEventType>;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly offReason: WebhookOffReason | null | undefined;
  readonly secret: string | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"RotateSecret_webhook">;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookRow_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MadeBy_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RotateSecret_webhook"
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "b81c90a38730bf505011f6ea4c947134";

export default node;
