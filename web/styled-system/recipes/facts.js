import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const factsFn = /* @__PURE__ */ createRecipe('facts', {
  "values": "figures",
  "size": "md"
}, [])

const factsVariantMap = {
  "values": [
    "figures",
    "words"
  ],
  "size": [
    "sm",
    "md"
  ],
  "ruled": [
    "true"
  ],
  "columns": [
    "2"
  ]
}

const factsVariantKeys = Object.keys(factsVariantMap)

export const facts = /* @__PURE__ */ Object.assign(memo(factsFn.recipeFn), {
  __recipe__: true,
  __name__: 'facts',
  __getCompoundVariantCss__: factsFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: factsVariantKeys,
  variantMap: factsVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, factsVariantKeys)
  },
  getVariantProps: factsFn.getVariantProps,
})