/**
 * @generated SignedSource<<c1fcc00673b37d6f52a4965e0ca870e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomWall = "BACK" | "FRONT" | "LEFT" | "RIGHT" | "%future added value";
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SameRoom_item$data = {
  readonly decision: StagingDecision;
  readonly id: string;
  readonly sameRoomAs: {
    readonly id: string;
  } | null | undefined;
  readonly sameRoomBackWall: RoomWall | null | undefined;
  readonly sharesFurniture: boolean;
  readonly state: StagingItemState;
  readonly " $fragmentType": "SameRoom_item";
};
export type SameRoom_item$key = {
  readonly " $data"?: SameRoom_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"SameRoom_item">;
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
  "name": "SameRoom_item",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "sameRoomAs",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sameRoomBackWall",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharesFurniture",
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "1952bbcd4ce496d7503f488ff0be5270";

export default node;
