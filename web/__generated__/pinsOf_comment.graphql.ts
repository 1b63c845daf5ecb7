/**
 * @generated SignedSource<<33750856a8c0d8cfc6e56d17b6134d96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pinsOf_comment$data = {
  readonly id: string;
  readonly resultId: string | null | undefined;
  readonly x: number | null | undefined;
  readonly y: number | null | undefined;
  readonly " $fragmentType": "pinsOf_comment";
};
export type pinsOf_comment$key = {
  readonly " $data"?: pinsOf_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"pinsOf_comment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pinsOf_comment"
};

(node as any).hash = "f3dde490c538bf348065ec072b2fe991";

export default node;
