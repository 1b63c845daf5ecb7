/**
 * @generated SignedSource<<396e780d6c3f756f3eec420e227642a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsPanel_viewer$data = {
  readonly sessions: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SessionRow_session">;
  }>;
  readonly " $fragmentType": "SessionsPanel_viewer";
};
export type SessionsPanel_viewer$key = {
  readonly " $data"?: SessionsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionRow_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "52be7e494650272654c7fd317b4a047b";

export default node;
