/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PageWidthVariant {
  foot: boolean
}

type PageWidthVariantMap = {
  [key in keyof PageWidthVariant]: Array<PageWidthVariant[key]>
}



export type PageWidthVariantProps = {
  [key in keyof PageWidthVariant]?: ConditionalValue<PageWidthVariant[key]> | undefined
}

export interface PageWidthRecipe {
  
  __type: PageWidthVariantProps
  (props?: PageWidthVariantProps): string
  raw: (props?: PageWidthVariantProps) => PageWidthVariantProps
  variantMap: PageWidthVariantMap
  variantKeys: Array<keyof PageWidthVariant>
  splitVariantProps<Props extends PageWidthVariantProps>(props: Props): [PageWidthVariantProps, Pretty<DistributiveOmit<Props, keyof PageWidthVariantProps>>]
  getVariantProps: (props?: PageWidthVariantProps) => PageWidthVariantProps
}


export declare const pageWidth: PageWidthRecipe