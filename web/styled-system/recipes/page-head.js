import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const pageHeadDefaultVariants = {}
const pageHeadCompoundVariants = []

const pageHeadSlotNames = [
  [
    "root",
    "pageHead__root"
  ],
  [
    "title",
    "pageHead__title"
  ],
  [
    "lead",
    "pageHead__lead"
  ],
  [
    "actions",
    "pageHead__actions"
  ]
]
const pageHeadSlotFns = /* @__PURE__ */ pageHeadSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, pageHeadDefaultVariants, getSlotCompoundVariant(pageHeadCompoundVariants, slotName))])

const pageHeadFn = memo((props = {}) => {
  return Object.fromEntries(pageHeadSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const pageHeadVariantKeys = []
const getVariantProps = (variants) => ({ ...pageHeadDefaultVariants, ...compact(variants) })

export const pageHead = /* @__PURE__ */ Object.assign(pageHeadFn, {
  __recipe__: false,
  __name__: 'pageHead',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: pageHeadVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, pageHeadVariantKeys)
  },
  getVariantProps
})