import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const plateDefaultVariants = {
  "ratio": "3/2"
}
const plateCompoundVariants = []

const plateSlotNames = [
  [
    "root",
    "plate__root"
  ],
  [
    "number",
    "plate__number"
  ]
]
const plateSlotFns = /* @__PURE__ */ plateSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, plateDefaultVariants, getSlotCompoundVariant(plateCompoundVariants, slotName))])

const plateFn = memo((props = {}) => {
  return Object.fromEntries(plateSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const plateVariantKeys = [
  "ratio"
]
const getVariantProps = (variants) => ({ ...plateDefaultVariants, ...compact(variants) })

export const plate = /* @__PURE__ */ Object.assign(plateFn, {
  __recipe__: false,
  __name__: 'plate',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: plateVariantKeys,
  variantMap: {
  "ratio": [
    "3/2",
    "4/3"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, plateVariantKeys)
  },
  getVariantProps
})