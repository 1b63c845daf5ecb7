import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const chipDefaultVariants = {}
const chipCompoundVariants = []

const chipSlotNames = [
  [
    "root",
    "chip__root"
  ],
  [
    "label",
    "chip__label"
  ],
  [
    "remove",
    "chip__remove"
  ]
]
const chipSlotFns = /* @__PURE__ */ chipSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, chipDefaultVariants, getSlotCompoundVariant(chipCompoundVariants, slotName))])

const chipFn = memo((props = {}) => {
  return Object.fromEntries(chipSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const chipVariantKeys = []
const getVariantProps = (variants) => ({ ...chipDefaultVariants, ...compact(variants) })

export const chip = /* @__PURE__ */ Object.assign(chipFn, {
  __recipe__: false,
  __name__: 'chip',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: chipVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, chipVariantKeys)
  },
  getVariantProps
})