/**
 * @generated SignedSource<<fd3e4e5c45729dcd584c1f09729a13b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerHint_viewer$data = {
  readonly ownsWorkspace: boolean;
  readonly workspace: {
    readonly seller: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "SellerHint_viewer";
};
export type SellerHint_viewer$key = {
  readonly " $data"?: SellerHint_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerHint_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerHint_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownsWorkspace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceParty",
          "kind": "LinkedField",
          "name": "seller",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2acbab51c13ad6760d1126c499a7f424";

export default node;
