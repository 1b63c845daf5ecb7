import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const brandFn = /* @__PURE__ */ createRecipe('brand', {}, [])

const brandVariantMap = {}

const brandVariantKeys = Object.keys(brandVariantMap)

export const brand = /* @__PURE__ */ Object.assign(memo(brandFn.recipeFn), {
  __recipe__: true,
  __name__: 'brand',
  __getCompoundVariantCss__: brandFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: brandVariantKeys,
  variantMap: brandVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, brandVariantKeys)
  },
  getVariantProps: brandFn.getVariantProps,
})