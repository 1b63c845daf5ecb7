import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const wrapFn = /* @__PURE__ */ createRecipe('wrap', {}, [])

const wrapVariantMap = {
  "foot": [
    "true"
  ]
}

const wrapVariantKeys = Object.keys(wrapVariantMap)

export const wrap = /* @__PURE__ */ Object.assign(memo(wrapFn.recipeFn), {
  __recipe__: true,
  __name__: 'wrap',
  __getCompoundVariantCss__: wrapFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: wrapVariantKeys,
  variantMap: wrapVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, wrapVariantKeys)
  },
  getVariantProps: wrapFn.getVariantProps,
})