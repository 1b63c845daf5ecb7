/**
 * @generated SignedSource<<f61d1ce26c59b81deb76f14d8d85b529>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatGoes_viewer$data = {
  readonly invoices: {
    readonly totalCount: number;
  };
  readonly media: {
    readonly totalCount: number;
  };
  readonly ownsWorkspace: boolean;
  readonly projects: {
    readonly totalCount: number;
  };
  readonly stagingCounts: {
    readonly total: number;
  };
  readonly workspace: {
    readonly name: string;
  };
  readonly " $fragmentType": "WhatGoes_viewer";
};
export type WhatGoes_viewer$key = {
  readonly " $data"?: WhatGoes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatGoes_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatGoes_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownsWorkspace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ProjectConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "projects(first:1)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "MediaConnection",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "media(first:1)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingCounts",
      "kind": "LinkedField",
      "name": "stagingCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "InvoiceConnection",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "invoices(first:1)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "ab1b0794d9df1e3e2a24f29e674653ee";

export default node;
