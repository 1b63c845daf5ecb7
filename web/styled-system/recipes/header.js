import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const headerDefaultVariants = {}
const headerCompoundVariants = []

const headerSlotNames = [
  [
    "root",
    "header__root"
  ],
  [
    "row",
    "header__row"
  ],
  [
    "menu",
    "header__menu"
  ],
  [
    "nav",
    "header__nav"
  ],
  [
    "link",
    "header__link"
  ],
  [
    "end",
    "header__end"
  ],
  [
    "user",
    "header__user"
  ],
  [
    "initials",
    "header__initials"
  ],
  [
    "who",
    "header__who"
  ],
  [
    "name",
    "header__name"
  ],
  [
    "member",
    "header__member"
  ],
  [
    "logout",
    "header__logout"
  ]
]
const headerSlotFns = /* @__PURE__ */ headerSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, headerDefaultVariants, getSlotCompoundVariant(headerCompoundVariants, slotName))])

const headerFn = memo((props = {}) => {
  return Object.fromEntries(headerSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const headerVariantKeys = []
const getVariantProps = (variants) => ({ ...headerDefaultVariants, ...compact(variants) })

export const header = /* @__PURE__ */ Object.assign(headerFn, {
  __recipe__: false,
  __name__: 'header',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: headerVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, headerVariantKeys)
  },
  getVariantProps
})