/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface SearchVariant {
  
}

type SearchVariantMap = {
  [key in keyof SearchVariant]: Array<SearchVariant[key]>
}

type SearchSlot = "root" | "icon" | "clear"

export type SearchVariantProps = {
  [key in keyof SearchVariant]?: ConditionalValue<SearchVariant[key]> | undefined
}

export interface SearchRecipe {
  __slot: SearchSlot
  __type: SearchVariantProps
  (props?: SearchVariantProps): Pretty<Record<SearchSlot, string>>
  raw: (props?: SearchVariantProps) => SearchVariantProps
  variantMap: SearchVariantMap
  variantKeys: Array<keyof SearchVariant>
  splitVariantProps<Props extends SearchVariantProps>(props: Props): [SearchVariantProps, Pretty<DistributiveOmit<Props, keyof SearchVariantProps>>]
  getVariantProps: (props?: SearchVariantProps) => SearchVariantProps
}


export declare const search: SearchRecipe