/**
 * @generated SignedSource<<56fcbb418498e548ae1402fc6298f88f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemFurniture_item$data = {
  readonly id: string;
  readonly jobId: string;
  readonly " $fragmentSpreads": FragmentRefs<"useFurniture_item">;
  readonly " $fragmentType": "ItemFurniture_item";
};
export type ItemFurniture_item$key = {
  readonly " $data"?: ItemFurniture_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFurniture_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFurniture_item",
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
      "name": "jobId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFurniture_item"
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};

(node as any).hash = "018fc145fbca6567315c328a5bbcec8a";

export default node;
