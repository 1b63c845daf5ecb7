/**
 * @generated SignedSource<<0ed3fdb1a85483620f48afe7e5c0ebca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmbedKind = "BOARD" | "FIGURES" | "GALLERY" | "SLIDER" | "%future added value";
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmbedRow_embed$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly " $fragmentSpreads": FragmentRefs<"MadeBy_user">;
  } | null | undefined;
  readonly id: string;
  readonly item: {
    readonly final: {
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
    readonly input: {
      readonly project: {
        readonly address: string;
      };
    };
    readonly roomType: RoomType;
  } | null | undefined;
  readonly kind: EmbedKind;
  readonly name: string;
  readonly needsToken: boolean;
  readonly offAt: string | null | undefined;
  readonly origins: ReadonlyArray<string>;
  readonly project: {
    readonly address: string;
  } | null | undefined;
  readonly " $fragmentType": "EmbedRow_embed";
};
export type EmbedRow_embed$key = {
  readonly " $data"?: EmbedRow_embed$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedRow_embed">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
      "name": "address",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmbedRow_embed",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsToken",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MadeBy_user"
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "item",
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
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "input",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "final",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thumbnailUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Embed",
  "abstractKey": null
};
})();

(node as any).hash = "c21bcaccf55a1cbd22599dd62d0e39f5";

export default node;
