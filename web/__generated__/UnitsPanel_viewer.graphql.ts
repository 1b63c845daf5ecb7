/**
 * @generated SignedSource<<e1dfefc685807042d0a5fe66e9dd132c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Units = "IMPERIAL" | "METRIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnitsPanel_viewer$data = {
  readonly ownsWorkspace: boolean;
  readonly workspace: {
    readonly chosenUnits: Units | null | undefined;
    readonly currency: string;
    readonly units: Units;
    readonly unitsByCurrency: Units;
  };
  readonly " $fragmentType": "UnitsPanel_viewer";
};
export type UnitsPanel_viewer$key = {
  readonly " $data"?: UnitsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnitsPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnitsPanel_viewer",
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
          "name": "units",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chosenUnits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitsByCurrency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8afa5810819b4280aac1bb52f5b9ae3a";

export default node;
