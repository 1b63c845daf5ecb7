import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const ledgerDefaultVariants = {
  "emphasis": "even"
}
const ledgerCompoundVariants = []

const ledgerSlotNames = [
  [
    "root",
    "ledger__root"
  ],
  [
    "cell",
    "ledger__cell"
  ],
  [
    "term",
    "ledger__term"
  ],
  [
    "value",
    "ledger__value"
  ],
  [
    "trend",
    "ledger__trend"
  ]
]
const ledgerSlotFns = /* @__PURE__ */ ledgerSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, ledgerDefaultVariants, getSlotCompoundVariant(ledgerCompoundVariants, slotName))])

const ledgerFn = memo((props = {}) => {
  return Object.fromEntries(ledgerSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const ledgerVariantKeys = [
  "emphasis"
]
const getVariantProps = (variants) => ({ ...ledgerDefaultVariants, ...compact(variants) })

export const ledger = /* @__PURE__ */ Object.assign(ledgerFn, {
  __recipe__: false,
  __name__: 'ledger',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: ledgerVariantKeys,
  variantMap: {
  "emphasis": [
    "even",
    "first"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, ledgerVariantKeys)
  },
  getVariantProps
})