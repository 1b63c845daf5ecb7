/**
 * @generated SignedSource<<25420f1f1a6189e2a2b949bdf80aa109>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceParties_invoice$data = {
  readonly billTo: {
    readonly address: string;
    readonly email: string;
    readonly name: string;
    readonly taxId: string;
  };
  readonly seller: {
    readonly address: string;
    readonly email: string;
    readonly name: string;
    readonly taxId: string;
  };
  readonly " $fragmentType": "InvoiceParties_invoice";
};
export type InvoiceParties_invoice$key = {
  readonly " $data"?: InvoiceParties_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceParties_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
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
    "name": "email",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "taxId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceParties_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceParty",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceParty",
      "kind": "LinkedField",
      "name": "billTo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "63a016cb4d849ccf5a427f56643f2905";

export default node;
