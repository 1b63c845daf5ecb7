/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface BrandVariant {
  
}

type BrandVariantMap = {
  [key in keyof BrandVariant]: Array<BrandVariant[key]>
}



export type BrandVariantProps = {
  [key in keyof BrandVariant]?: ConditionalValue<BrandVariant[key]> | undefined
}

export interface BrandRecipe {
  
  __type: BrandVariantProps
  (props?: BrandVariantProps): string
  raw: (props?: BrandVariantProps) => BrandVariantProps
  variantMap: BrandVariantMap
  variantKeys: Array<keyof BrandVariant>
  splitVariantProps<Props extends BrandVariantProps>(props: Props): [BrandVariantProps, Pretty<DistributiveOmit<Props, keyof BrandVariantProps>>]
  getVariantProps: (props?: BrandVariantProps) => BrandVariantProps
}


export declare const brand: BrandRecipe