/**
 * @generated SignedSource<<64b5b0d99b82f453f13ae8443fb60e71>>
 * @relayHash e9fe5080d6be759c29f1889928447184
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bace45cc2c8fa36cd5c875836b6bf5641fb8db26f13935f66fe03ba6d5a09e86

import type { ConcreteRequest } from 'relay-runtime';
export type LabelKind = "BAR" | "CORNER" | "NONE" | "%future added value";
export type PackLabelInput = {
  kind: LabelKind;
  qr?: boolean;
  words?: string | null | undefined;
};
export type PackPreviewQuery$variables = {
  id: string;
  label: PackLabelInput;
  longest?: number | null | undefined;
};
export type PackPreviewQuery$data = {
  readonly node: {
    readonly job: {
      readonly packPreview: {
        readonly height: number;
        readonly problem: string | null | undefined;
        readonly url: string | null | undefined;
        readonly width: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PackPreviewQuery = {
  response: PackPreviewQuery$data;
  variables: PackPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "label"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "longest"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "label",
          "variableName": "label"
        },
        {
          "kind": "Variable",
          "name": "longest",
          "variableName": "longest"
        }
      ],
      "concreteType": "PackPreview",
      "kind": "LinkedField",
      "name": "packPreview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
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
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PackPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "job"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PackPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bace45cc2c8fa36cd5c875836b6bf5641fb8db26f13935f66fe03ba6d5a09e86",
    "metadata": {},
    "name": "PackPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ad3c567fb1b26f6e2bb3a37c899542aa";

export default node;
