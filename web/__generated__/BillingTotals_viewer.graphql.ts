/**
 * @generated SignedSource<<e612ded5001dedde08ee8899c968c844>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingTotals_viewer$data = {
  readonly billingTotals: {
    readonly currency: string;
    readonly outstanding: string;
    readonly processed: string;
    readonly thisMonth: string;
  };
  readonly " $fragmentType": "BillingTotals_viewer";
};
export type BillingTotals_viewer$key = {
  readonly " $data"?: BillingTotals_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingTotals_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillingTotals_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillingTotals",
      "kind": "LinkedField",
      "name": "billingTotals",
      "plural": false,
      "selections": [
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
          "name": "outstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thisMonth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "processed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c99472599063deb5bacf9449adb6f389";

export default node;
