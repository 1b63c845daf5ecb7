/**
 * @generated SignedSource<<7cce847d3459e0f3cecac4f0f4b0644d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackPart_job$data = {
  readonly id: string;
  readonly packs: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PackState_pack" | "usePackAnnouncement_pack">;
  }>;
  readonly " $fragmentType": "PackPart_job";
};
export type PackPart_job$key = {
  readonly " $data"?: PackPart_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackPart_job">;
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
  "name": "PackPart_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Pack",
      "kind": "LinkedField",
      "name": "packs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PackState_pack"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePackAnnouncement_pack"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "e938ef57a6be988c4a9cd890ee64e7d0";

export default node;
