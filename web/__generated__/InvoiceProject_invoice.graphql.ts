/**
 * @generated SignedSource<<d16171839d413c09d24bfab972756b6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceProject_invoice$data = {
  readonly project: {
    readonly address: string;
    readonly deletedAt: string | null | undefined;
    readonly id: string;
  };
  readonly " $fragmentType": "InvoiceProject_invoice";
};
export type InvoiceProject_invoice$key = {
  readonly " $data"?: InvoiceProject_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceProject_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceProject_invoice",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "891a3a90a668ebeb82e8c3b6129a554f";

export default node;
