/**
 * @generated SignedSource<<fa84bacd1bd1e8c63dbd50d76dd79498>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RotateSecret_webhook$data = {
  readonly id: string;
  readonly previousSecretUntil: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "RotateSecret_webhook";
};
export type RotateSecret_webhook$key = {
  readonly " $data"?: RotateSecret_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"RotateSecret_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RotateSecret_webhook",
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
      "name": "previousSecretUntil",
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "6c437b3444772361acd403cc238487e2";

export default node;
