/**
 * @generated SignedSource<<864ee466c176737d6cfd881e9da59841>>
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

(node as any).hash = "ea660ee47123d4d7b42819260791f6f7";

export default node;
