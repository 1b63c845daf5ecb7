/**
 * @generated SignedSource<<00a60ba53a8724ccd7466662f1ec602d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublicLinkKind = "DELIVERY" | "PROOF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublicPagePart_job$data = {
  readonly id: string;
  readonly publicLinks: ReadonlyArray<{
    readonly expiresAt: string | null | undefined;
    readonly id: string;
    readonly kind: PublicLinkKind;
    readonly " $fragmentSpreads": FragmentRefs<"PublicPageRow_page">;
  }>;
  readonly " $fragmentType": "PublicPagePart_job";
};
export type PublicPagePart_job$key = {
  readonly " $data"?: PublicPagePart_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicPagePart_job">;
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
  "name": "PublicPagePart_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicLink",
      "kind": "LinkedField",
      "name": "publicLinks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PublicPageRow_page"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StagingJob",
  "abstractKey": null
};
})();

(node as any).hash = "01dee2f557c58623bc36dc2a767a2f67";

export default node;
