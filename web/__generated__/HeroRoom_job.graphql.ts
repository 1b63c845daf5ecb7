/**
 * @generated SignedSource<<981ab1dedf220b686ffea397cead7d54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroRoom_job$data = {
  readonly items: ReadonlyArray<{
    readonly input: {
      readonly previewUrl: string | null | undefined;
    };
    readonly proof: {
      readonly previewUrl: string | null | undefined;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "HeroRoom_job";
};
export type HeroRoom_job$key = {
  readonly " $data"?: HeroRoom_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroRoom_job">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "previewUrl",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroRoom_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "933e369ce75d5584899a8fedfe82ef8d";

export default node;
