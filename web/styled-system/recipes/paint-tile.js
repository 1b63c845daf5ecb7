import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const paintTileDefaultVariants = {}
const paintTileCompoundVariants = []

const paintTileSlotNames = [
  [
    "root",
    "paintTile__root"
  ],
  [
    "label",
    "paintTile__label"
  ],
  [
    "grid",
    "paintTile__grid"
  ],
  [
    "tile",
    "paintTile__tile"
  ],
  [
    "picture",
    "paintTile__picture"
  ],
  [
    "swatches",
    "paintTile__swatches"
  ],
  [
    "swatch",
    "paintTile__swatch"
  ],
  [
    "name",
    "paintTile__name"
  ],
  [
    "description",
    "paintTile__description"
  ],
  [
    "chosen",
    "paintTile__chosen"
  ]
]
const paintTileSlotFns = /* @__PURE__ */ paintTileSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, paintTileDefaultVariants, getSlotCompoundVariant(paintTileCompoundVariants, slotName))])

const paintTileFn = memo((props = {}) => {
  return Object.fromEntries(paintTileSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const paintTileVariantKeys = [
  "pictured"
]
const getVariantProps = (variants) => ({ ...paintTileDefaultVariants, ...compact(variants) })

export const paintTile = /* @__PURE__ */ Object.assign(paintTileFn, {
  __recipe__: false,
  __name__: 'paintTile',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: paintTileVariantKeys,
  variantMap: {
  "pictured": [
    "true",
    "false"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, paintTileVariantKeys)
  },
  getVariantProps
})