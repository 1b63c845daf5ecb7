/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface LedgerVariant {
  /**
 * @default "even"
 */
emphasis: "even" | "first"
}

type LedgerVariantMap = {
  [key in keyof LedgerVariant]: Array<LedgerVariant[key]>
}

type LedgerSlot = "root" | "cell" | "term" | "value" | "trend"

export type LedgerVariantProps = {
  [key in keyof LedgerVariant]?: ConditionalValue<LedgerVariant[key]> | undefined
}

export interface LedgerRecipe {
  __slot: LedgerSlot
  __type: LedgerVariantProps
  (props?: LedgerVariantProps): Pretty<Record<LedgerSlot, string>>
  raw: (props?: LedgerVariantProps) => LedgerVariantProps
  variantMap: LedgerVariantMap
  variantKeys: Array<keyof LedgerVariant>
  splitVariantProps<Props extends LedgerVariantProps>(props: Props): [LedgerVariantProps, Pretty<DistributiveOmit<Props, keyof LedgerVariantProps>>]
  getVariantProps: (props?: LedgerVariantProps) => LedgerVariantProps
}


export declare const ledger: LedgerRecipe