/**
 * @generated SignedSource<<983b675615489deaf38c6248987c3b3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "ACTIVE" | "ARCHIVED" | "COMPLETE" | "ON_HOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditProjectDialog_project$data = {
  readonly address: string;
  readonly agent: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly isShared: boolean;
  readonly mlsId: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly status: ProjectStatus;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "EditProjectDialog_project";
};
export type EditProjectDialog_project$key = {
  readonly " $data"?: EditProjectDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectDialog_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProjectDialog_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mlsId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "agent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "768ff1d0c38332ba17a3b2996deeb98b";

export default node;
