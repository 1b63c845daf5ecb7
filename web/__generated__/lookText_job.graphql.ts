/**
 * @generated SignedSource<<dd943d105c1de2013a0b0859aa0992d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
export type StagingStyle = "BOHEME" | "CLASSIQUE" | "CONTEMPORAIN" | "DEMEURES" | "HAMPTON" | "INDUSTRIEL" | "JAPON" | "MIAMI" | "MINIMALIST" | "MODERN" | "PROVENCE" | "SCANDINAVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type lookText_job$data = {
  readonly items: ReadonlyArray<{
    readonly roomType: RoomType;
    readonly style: StagingStyle;
  }>;
  readonly roomType: RoomType;
  readonly style: StagingStyle;
  readonly " $fragmentType": "lookText_job";
};
export type lookText_job$key = {
  readonly " $data"?: lookText_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"lookText_job">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lookText_job"
};

(node as any).hash = "53d947c1c5c7675fddc8a64bf36fb088";

export default node;
