import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const searchDefaultVariants = {}
const searchCompoundVariants = []

const searchSlotNames = [
  [
    "root",
    "search__root"
  ],
  [
    "icon",
    "search__icon"
  ],
  [
    "clear",
    "search__clear"
  ]
]
const searchSlotFns = /* @__PURE__ */ searchSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, searchDefaultVariants, getSlotCompoundVariant(searchCompoundVariants, slotName))])

const searchFn = memo((props = {}) => {
  return Object.fromEntries(searchSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const searchVariantKeys = []
const getVariantProps = (variants) => ({ ...searchDefaultVariants, ...compact(variants) })

export const search = /* @__PURE__ */ Object.assign(searchFn, {
  __recipe__: false,
  __name__: 'search',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: searchVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, searchVariantKeys)
  },
  getVariantProps
})