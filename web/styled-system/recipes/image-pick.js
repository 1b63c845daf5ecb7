import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const imagePickDefaultVariants = {}
const imagePickCompoundVariants = []

const imagePickSlotNames = [
  [
    "grid",
    "imagePick__grid"
  ],
  [
    "item",
    "imagePick__item"
  ],
  [
    "root",
    "imagePick__root"
  ],
  [
    "control",
    "imagePick__control"
  ],
  [
    "photo",
    "imagePick__photo"
  ],
  [
    "name",
    "imagePick__name"
  ],
  [
    "enlarge",
    "imagePick__enlarge"
  ]
]
const imagePickSlotFns = /* @__PURE__ */ imagePickSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, imagePickDefaultVariants, getSlotCompoundVariant(imagePickCompoundVariants, slotName))])

const imagePickFn = memo((props = {}) => {
  return Object.fromEntries(imagePickSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const imagePickVariantKeys = []
const getVariantProps = (variants) => ({ ...imagePickDefaultVariants, ...compact(variants) })

export const imagePick = /* @__PURE__ */ Object.assign(imagePickFn, {
  __recipe__: false,
  __name__: 'imagePick',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: imagePickVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, imagePickVariantKeys)
  },
  getVariantProps
})