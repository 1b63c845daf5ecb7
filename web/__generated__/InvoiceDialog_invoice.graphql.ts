/**
 * @generated SignedSource<<75a239592ac0e88cb24a4b7bf7b102c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "CANCELLED" | "DRAFT" | "OVERDUE" | "PAID" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDialog_invoice$data = {
  readonly createdAt: string;
  readonly dueDate: string | null | undefined;
  readonly id: string;
  readonly invoiceNumber: string;
  readonly mailProblem: string | null | undefined;
  readonly payment: {
    readonly method: string;
    readonly receivedAt: string;
    readonly reference: string;
  } | null | undefined;
  readonly status: InvoiceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDownloads_invoice" | "InvoiceLines_invoice" | "InvoiceParties_invoice" | "InvoiceProject_invoice">;
  readonly " $fragmentType": "InvoiceDialog_invoice";
};
export type InvoiceDialog_invoice$key = {
  readonly " $data"?: InvoiceDialog_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDialog_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceDialog_invoice",
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
      "name": "invoiceNumber",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailProblem",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceProject_invoice"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceParties_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLines_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceDownloads_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "8e8f976fce2da08928e9d5bbbd3df357";

export default node;
