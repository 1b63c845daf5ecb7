/**
 * @generated SignedSource<<683521ab80929c5b988033c1a4ed37d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaOrigin = "FINAL" | "PROOF" | "UPLOAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MediaFacts_media$data = {
  readonly createdAt: string;
  readonly duration: number | null | undefined;
  readonly fileSize: number;
  readonly height: number;
  readonly isWatermarked: boolean;
  readonly mimeType: string;
  readonly origin: MediaOrigin;
  readonly project: {
    readonly address: string;
    readonly id: string;
  };
  readonly width: number;
  readonly " $fragmentType": "MediaFacts_media";
};
export type MediaFacts_media$key = {
  readonly " $data"?: MediaFacts_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaFacts_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaFacts_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWatermarked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
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
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "b57e34f315c0d3f31565ed843e009607";

export default node;
