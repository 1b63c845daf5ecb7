/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface FactsVariant {
  /**
 * @default "figures"
 */
values: "figures" | "words"
/**
 * @default "md"
 */
size: "sm" | "md"
ruled: boolean
columns: "2"
}

type FactsVariantMap = {
  [key in keyof FactsVariant]: Array<FactsVariant[key]>
}



export type FactsVariantProps = {
  [key in keyof FactsVariant]?: ConditionalValue<FactsVariant[key]> | undefined
}

export interface FactsRecipe {
  
  __type: FactsVariantProps
  (props?: FactsVariantProps): string
  raw: (props?: FactsVariantProps) => FactsVariantProps
  variantMap: FactsVariantMap
  variantKeys: Array<keyof FactsVariant>
  splitVariantProps<Props extends FactsVariantProps>(props: Props): [FactsVariantProps, Pretty<DistributiveOmit<Props, keyof FactsVariantProps>>]
  getVariantProps: (props?: FactsVariantProps) => FactsVariantProps
}


export declare const facts: FactsRecipe