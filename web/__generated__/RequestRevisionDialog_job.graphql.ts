/**
 * @generated SignedSource<<6a664d91e95ecf7c4d353ab2d6101873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestRevisionDialog_job$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly input: {
      readonly originalName: string;
      readonly " $fragmentSpreads": FragmentRefs<"PhotoPick_media">;
    };
    readonly proof: {
      readonly " $fragmentSpreads": FragmentRefs<"PhotoPick_media">;
    } | null | undefined;
    readonly roomType: RoomType;
  }>;
  readonly roomType: RoomType;
  readonly " $fragmentType": "RequestRevisionDialog_job";
};
export type RequestRevisionDialog_job$key = {
  readonly " $data"?: RequestRevisionDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRevisionDialog_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomType",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PhotoPick_media"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestRevisionDialog_job",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "input",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "originalName",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "proof",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
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

(node as any).hash = "f1b03a521b1227284be6f25650c538f2";

export default node;
