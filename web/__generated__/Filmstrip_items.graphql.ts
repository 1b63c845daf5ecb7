/**
 * @generated SignedSource<<6d02b86b32cae1f653c39bb162c68ebb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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

(node as any).hash = "5091e768716105634b2f3836fbc02522";

export default node;
