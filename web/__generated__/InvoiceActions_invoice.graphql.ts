/**
 * @generated SignedSource<<b34ebcc657d8137d66ddaee949802efd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "CANCELLED" | "DRAFT" | "OVERDUE" | "PAID" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceActions_invoice$data = {
  readonly billTo: {
    readonly email: string;
  };
  readonly currency: string;
  readonly dueDate: string | null | undefined;
  readonly id: string;
  readonly invoiceNumber: string;
  readonly mailProblem: string | null | undefined;
  readonly status: InvoiceStatus;
  readonly total: string;
  readonly " $fragmentType": "InvoiceActions_invoice";
};
export type InvoiceActions_invoice$key = {
  readonly " $data"?: InvoiceActions_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceActions_invoice",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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
      "alias": null,
      "args": null,
      "concreteType": "InvoiceParty",
      "kind": "LinkedField",
      "name": "billTo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "45454fddb3ef9bb550c7d5edc5d0ef58";

export default node;
