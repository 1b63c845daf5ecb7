/**
 * @generated SignedSource<<d30c6b9e30190e4a474168004ce3d938>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingStyle = "BOHEME" | "CLASSIQUE" | "CONTEMPORAIN" | "DEMEURES" | "HAMPTON" | "INDUSTRIEL" | "JAPON" | "MIAMI" | "MINIMALIST" | "MODERN" | "PROVENCE" | "SCANDINAVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoundSwitch_rounds$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly number: number;
  readonly revision: {
    readonly comments: string | null | undefined;
    readonly reason: string;
    readonly style: StagingStyle | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RoundSwitch_rounds";
}>;
export type RoundSwitch_rounds$key = ReadonlyArray<{
  readonly " $data"?: RoundSwitch_rounds$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundSwitch_rounds">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RoundSwitch_rounds",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingRevision",
      "kind": "LinkedField",
      "name": "revision",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "style",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobRound",
  "abstractKey": null
};

(node as any).hash = "7d94e67dee785ee5a0464aa32d22e460";

export default node;
