/**
 * @generated SignedSource<<ddd1045e251d9302b77ef06fd55133f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Filmstrip_items$data = ReadonlyArray<{
  readonly final: {
    readonly thumbnailUrl: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly input: {
    readonly thumbnailUrl: string | null | undefined;
  };
  readonly proof: {
    readonly thumbnailUrl: string | null | undefined;
  } | null | undefined;
  readonly state: StagingItemState;
  readonly " $fragmentType": "Filmstrip_items";
}>;
export type Filmstrip_items$key = ReadonlyArray<{
  readonly " $data"?: Filmstrip_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"Filmstrip_items">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "thumbnailUrl",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Filmstrip_items",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "input",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "proof",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "0ff265d430660502a73b57ac0acfab05";

export default node;
