/**
 * @generated SignedSource<<384151be8497c81b1568c3ce86321898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type outlineOf_outline$data = {
  readonly cameraHeight: number | null | undefined;
  readonly ceilingHeight: number;
  readonly corners: ReadonlyArray<{
    readonly x: number;
    readonly y: number;
  }>;
  readonly fieldOfView: number | null | undefined;
  readonly horizonLeft: number;
  readonly horizonRight: number;
  readonly tilted: boolean | null | undefined;
  readonly " $fragmentType": "outlineOf_outline";
};
export type outlineOf_outline$key = {
  readonly " $data"?: outlineOf_outline$data;
  readonly " $fragmentSpreads": FragmentRefs<"outlineOf_outline">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outlineOf_outline"
};

(node as any).hash = "5c9724404f4a55205b3b76d36c664297";

export default node;
