/**
 * @generated SignedSource<<3ae8344fd5f4bb35c530dfacaacb1c39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BeforeAfterPicture = "DIAGONAL_LANDSCAPE" | "DIAGONAL_PORTRAIT" | "DIAGONAL_SQUARE" | "SIDE_BY_SIDE_LANDSCAPE" | "SIDE_BY_SIDE_PORTRAIT" | "SIDE_BY_SIDE_SQUARE" | "%future added value";
export type LabelKind = "BAR" | "CORNER" | "NONE" | "%future added value";
export type PackSize = "FULL" | "MLS" | "WEB" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type packChoice$data = {
  readonly beforeAfter: ReadonlyArray<BeforeAfterPicture>;
  readonly disclosurePdf: boolean;
  readonly disclosureText: boolean;
  readonly labelKind: LabelKind;
  readonly labelQr: boolean;
  readonly labelWords: string;
  readonly originals: boolean;
  readonly ownSizes: ReadonlyArray<{
    readonly chosen: boolean;
    readonly longest: number;
    readonly mostBytes: number | null | undefined;
    readonly name: string;
  }>;
  readonly publicPage: boolean;
  readonly sizes: ReadonlyArray<PackSize>;
  readonly " $fragmentType": "packChoice";
};
export type packChoice$key = {
  readonly " $data"?: packChoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"packChoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "packChoice"
};

(node as any).hash = "4b94703ce50fc786fac43f4d67523f0a";

export default node;
