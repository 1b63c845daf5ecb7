/**
 * @generated SignedSource<<c85bc3b63d262da11db9493d7a3f2cd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refusal$data = {
  readonly fields?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "refusal";
};
export type refusal$key = {
  readonly " $data"?: refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusal"
};

(node as any).hash = "efa8dc516b994227cfec685636079626";

export default node;
