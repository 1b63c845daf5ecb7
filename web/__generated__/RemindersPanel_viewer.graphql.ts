/**
 * @generated SignedSource<<92bf23b7b3077171f7765b433f1ad33d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemindersPanel_viewer$data = {
  readonly ownsWorkspace: boolean;
  readonly workspace: {
    readonly overdueReminders: boolean;
  };
  readonly " $fragmentType": "RemindersPanel_viewer";
};
export type RemindersPanel_viewer$key = {
  readonly " $data"?: RemindersPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemindersPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemindersPanel_viewer",
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
          "name": "overdueReminders",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d3778f5e075b6f0ea14f81b3f70d0700";

export default node;
