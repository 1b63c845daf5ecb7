/**
 * @generated SignedSource<<e3e6a921a2318bdce793106c8dd36f8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSeenPhotos_media$data = ReadonlyArray<{
  readonly id: string;
  readonly suggestion: {
    readonly evidence: ReadonlyArray<string>;
    readonly needsStaging: boolean;
    readonly reason: string | null | undefined;
    readonly roomType: RoomType | null | undefined;
  } | null | undefined;
  readonly thumbnailUrl: string | null | undefined;
  readonly " $fragmentType": "useSeenPhotos_media";
}>;
export type useSeenPhotos_media$key = ReadonlyArray<{
  readonly " $data"?: useSeenPhotos_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeenPhotos_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useSeenPhotos_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoomSuggestion",
      "kind": "LinkedField",
      "name": "suggestion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roomType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsStaging",
          "storageKey": null
        },
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
          "name": "evidence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "34c301b200506d3312f321025c7b549a";

export default node;
