/**
 * @generated SignedSource<<9e48957fbe05a50ef740f198bf979002>>
 * @relayHash 93f32930bca8a7dc5a74bd37775fb40c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f5fa685690028cf2b0ab875ec9d2a54f46d7fc1d68620d8f9ed80ecd952d952

import type { ConcreteRequest } from 'relay-runtime';
export type RoomType = "BEDROOM" | "DINING_ROOM" | "GAMING_ROOM" | "HOME_OFFICE" | "LIVING_ROOM" | "%future added value";
export type useNotesReadingQuery$variables = {
  notes: string;
  roomType: RoomType;
};
export type useNotesReadingQuery$data = {
  readonly viewer: {
    readonly notesReading: ReadonlyArray<{
      readonly meaning: string;
      readonly text: string;
      readonly understood: boolean;
    }>;
  } | null | undefined;
};
export type useNotesReadingQuery = {
  response: useNotesReadingQuery$data;
  variables: useNotesReadingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "notes"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "roomType"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "notes",
            "variableName": "notes"
          },
          {
            "kind": "Variable",
            "name": "roomType",
            "variableName": "roomType"
          }
        ],
        "concreteType": "NotePhrase",
        "kind": "LinkedField",
        "name": "notesReading",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "understood",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "meaning",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNotesReadingQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNotesReadingQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f5fa685690028cf2b0ab875ec9d2a54f46d7fc1d68620d8f9ed80ecd952d952",
    "metadata": {},
    "name": "useNotesReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0af918333c1a15b1290e6601eabaac35";

export default node;
