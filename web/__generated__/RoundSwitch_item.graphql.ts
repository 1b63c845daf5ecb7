/**
 * @generated SignedSource<<906c45b34ab53fe5a714bb0a31eb00cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StagingDecision = "APPROVED" | "LEFT_OUT" | "UNDECIDED" | "%future added value";
export type StagingItemState = "FAILED" | "STAGED" | "STAGING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoundSwitch_item$data = {
  readonly decision: StagingDecision;
  readonly id: string;
  readonly result: {
    readonly id: string;
  } | null | undefined;
  readonly state: StagingItemState;
  readonly " $fragmentType": "RoundSwitch_item";
};
export type RoundSwitch_item$key = {
  readonly " $data"?: RoundSwitch_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundSwitch_item">;
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
  "name": "RoundSwitch_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StagingItem",
  "abstractKey": null
};
})();

(node as any).hash = "27fc1fb478f1212c80d15af519e40d5a";

export default node;
