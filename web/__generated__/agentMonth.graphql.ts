/**
 * @generated SignedSource<<ce2970776374ebc3fee2a4f7be958935>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type agentMonth$data = {
  readonly agent: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null | undefined;
  readonly agentName: string | null | undefined;
  readonly hoursToApproval: number | null | undefined;
  readonly month: string;
  readonly projects: number;
  readonly rooms: number;
  readonly roundsPerRoom: number | null | undefined;
  readonly spending: string;
  readonly " $fragmentType": "agentMonth";
};
export type agentMonth$key = {
  readonly " $data"?: agentMonth$data;
  readonly " $fragmentSpreads": FragmentRefs<"agentMonth">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "agentMonth"
};

(node as any).hash = "f00432c8cf272397a00dd68b04fe5b4a";

export default node;
