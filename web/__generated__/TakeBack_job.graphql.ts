/**
 * @generated SignedSource<<6ef3adea9731c54cadf2c7bea7aa3c18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeBack_job$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly takeBackUntil: string | null | undefined;
  }>;
  readonly " $fragmentType": "TakeBack_job";
};
export type TakeBack_job$key = {
  readonly " $data"?: TakeBack_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeBack_job">;
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
  "name": "TakeBack_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StagingItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takeBackUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "790d15ca2a17af4383dfeb8fd4882166";

export default node;
