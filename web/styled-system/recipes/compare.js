import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const compareDefaultVariants = {}
const compareCompoundVariants = []

const compareSlotNames = [
  [
    "root",
    "compare__root"
  ],
  [
    "surface",
    "compare__surface"
  ],
  [
    "before",
    "compare__before"
  ],
  [
    "after",
    "compare__after"
  ],
  [
    "overlay",
    "compare__overlay"
  ],
  [
    "seam",
    "compare__seam"
  ],
  [
    "knob",
    "compare__knob"
  ],
  [
    "tagBefore",
    "compare__tagBefore"
  ],
  [
    "tagAfter",
    "compare__tagAfter"
  ],
  [
    "failure",
    "compare__failure"
  ]
]
const compareSlotFns = /* @__PURE__ */ compareSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, compareDefaultVariants, getSlotCompoundVariant(compareCompoundVariants, slotName))])

const compareFn = memo((props = {}) => {
  return Object.fromEntries(compareSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const compareVariantKeys = []
const getVariantProps = (variants) => ({ ...compareDefaultVariants, ...compact(variants) })

export const compare = /* @__PURE__ */ Object.assign(compareFn, {
  __recipe__: false,
  __name__: 'compare',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: compareVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, compareVariantKeys)
  },
  getVariantProps
})