/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PageHeadVariant {
  
}

type PageHeadVariantMap = {
  [key in keyof PageHeadVariant]: Array<PageHeadVariant[key]>
}

type PageHeadSlot = "root" | "title" | "lead" | "actions"

export type PageHeadVariantProps = {
  [key in keyof PageHeadVariant]?: ConditionalValue<PageHeadVariant[key]> | undefined
}

export interface PageHeadRecipe {
  __slot: PageHeadSlot
  __type: PageHeadVariantProps
  (props?: PageHeadVariantProps): Pretty<Record<PageHeadSlot, string>>
  raw: (props?: PageHeadVariantProps) => PageHeadVariantProps
  variantMap: PageHeadVariantMap
  variantKeys: Array<keyof PageHeadVariant>
  splitVariantProps<Props extends PageHeadVariantProps>(props: Props): [PageHeadVariantProps, Pretty<DistributiveOmit<Props, keyof PageHeadVariantProps>>]
  getVariantProps: (props?: PageHeadVariantProps) => PageHeadVariantProps
}


export declare const pageHead: PageHeadRecipe