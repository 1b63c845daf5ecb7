import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const photoDefaultVariants = {
  "ratio": "3/2"
}
const photoCompoundVariants = []

const photoSlotNames = [
  [
    "root",
    "photo__root"
  ],
  [
    "image",
    "photo__image"
  ],
  [
    "missing",
    "photo__missing"
  ]
]
const photoSlotFns = /* @__PURE__ */ photoSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, photoDefaultVariants, getSlotCompoundVariant(photoCompoundVariants, slotName))])

const photoFn = memo((props = {}) => {
  return Object.fromEntries(photoSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const photoVariantKeys = [
  "ratio"
]
const getVariantProps = (variants) => ({ ...photoDefaultVariants, ...compact(variants) })

export const photo = /* @__PURE__ */ Object.assign(photoFn, {
  __recipe__: false,
  __name__: 'photo',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: photoVariantKeys,
  variantMap: {
  "ratio": [
    "3/2",
    "4/3",
    "fill"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, photoVariantKeys)
  },
  getVariantProps
})