/**
 * @generated SignedSource<<6f527bc8abbfe113f15c66403aabe66e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "CANCELLED" | "DRAFT" | "OVERDUE" | "PAID" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceActions_invoice$data = {
  readonly currency: string;
  readonly dueDate: string | null | undefined;
  readonly id: string;
  readonly invoiceNumber: string;
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "9f12490f6fb98aec3ddb9fae16c0731f";

export default node;
