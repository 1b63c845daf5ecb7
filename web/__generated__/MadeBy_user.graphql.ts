/**
 * @generated SignedSource<<a0eeb55477165c2240b44c06e3dad84a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MadeBy_user$data = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "MadeBy_user";
};
export type MadeBy_user$key = {
  readonly " $data"?: MadeBy_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MadeBy_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MadeBy_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "92eb2998c8bb108352464d0aa1700cdf";

export default node;
