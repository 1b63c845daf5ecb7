import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const pageWidthFn = /* @__PURE__ */ createRecipe('pageWidth', {}, [])

const pageWidthVariantMap = {
  "foot": [
    "true"
  ]
}

const pageWidthVariantKeys = Object.keys(pageWidthVariantMap)

export const pageWidth = /* @__PURE__ */ Object.assign(memo(pageWidthFn.recipeFn), {
  __recipe__: true,
  __name__: 'pageWidth',
  __getCompoundVariantCss__: pageWidthFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: pageWidthVariantKeys,
  variantMap: pageWidthVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, pageWidthVariantKeys)
  },
  getVariantProps: pageWidthFn.getVariantProps,
})