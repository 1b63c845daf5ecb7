/**
 * @generated SignedSource<<700d9eba3a50a6a6254c1991bc23f798>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "CANCELLED" | "DRAFT" | "OVERDUE" | "PAID" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceRow_invoice$data = {
  readonly createdAt: string;
  readonly currency: string;
  readonly dueDate: string | null | undefined;
  readonly id: string;
  readonly invoiceNumber: string;
  readonly paidAt: string | null | undefined;
  readonly project: {
    readonly address: string;
    readonly id: string;
  };
  readonly status: InvoiceStatus;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_invoice">;
  readonly " $fragmentType": "InvoiceRow_invoice";
};
export type InvoiceRow_invoice$key = {
  readonly " $data"?: InvoiceRow_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRow_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceRow_invoice",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "paidAt",
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
        (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceActions_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "c54e234396ee1a665b6dc090d9d8fc3b";

export default node;
