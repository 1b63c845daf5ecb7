import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const previewMarkFn = /* @__PURE__ */ createRecipe('previewMark', {
  "size": "large"
}, [])

const previewMarkVariantMap = {
  "size": [
    "large",
    "card"
  ]
}

const previewMarkVariantKeys = Object.keys(previewMarkVariantMap)

export const previewMark = /* @__PURE__ */ Object.assign(memo(previewMarkFn.recipeFn), {
  __recipe__: true,
  __name__: 'previewMark',
  __getCompoundVariantCss__: previewMarkFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: previewMarkVariantKeys,
  variantMap: previewMarkVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, previewMarkVariantKeys)
  },
  getVariantProps: previewMarkFn.getVariantProps,
})