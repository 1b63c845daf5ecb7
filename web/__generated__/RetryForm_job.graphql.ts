/**
 * @generated SignedSource<<b9b9e8fb4d82d4c5f58aedb5dc59f985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
export type StagingStyle = "BOHEME" | "CLASSIQUE" | "CONTEMPORAIN" | "DEMEURES" | "HAMPTON" | "INDUSTRIEL" | "JAPON" | "MIAMI" | "MINIMALIST" | "MODERN" | "PROVENCE" | "SCANDINAVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RetryForm_job$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly roomType: RoomType;
    readonly style: StagingStyle;
  }>;
  readonly roomType: RoomType;
  readonly style: StagingStyle;
  readonly " $fragmentType": "RetryForm_job";
};
export type RetryForm_job$key = {
  readonly " $data"?: RetryForm_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetryForm_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "style",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomType",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetryForm_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "1b7dfe77e14758a196542ebe61ebd047";

export default node;
