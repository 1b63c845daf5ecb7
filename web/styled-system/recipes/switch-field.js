import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const switchFieldDefaultVariants = {}
const switchFieldCompoundVariants = []

const switchFieldSlotNames = [
  [
    "root",
    "switch__root"
  ],
  [
    "control",
    "switch__control"
  ],
  [
    "thumb",
    "switch__thumb"
  ],
  [
    "text",
    "switch__text"
  ],
  [
    "label",
    "switch__label"
  ],
  [
    "hint",
    "switch__hint"
  ]
]
const switchFieldSlotFns = /* @__PURE__ */ switchFieldSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, switchFieldDefaultVariants, getSlotCompoundVariant(switchFieldCompoundVariants, slotName))])

const switchFieldFn = memo((props = {}) => {
  return Object.fromEntries(switchFieldSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const switchFieldVariantKeys = []
const getVariantProps = (variants) => ({ ...switchFieldDefaultVariants, ...compact(variants) })

export const switchField = /* @__PURE__ */ Object.assign(switchFieldFn, {
  __recipe__: false,
  __name__: 'switchField',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: switchFieldVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, switchFieldVariantKeys)
  },
  getVariantProps
})