/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface WrapVariant {
  foot: boolean
}

type WrapVariantMap = {
  [key in keyof WrapVariant]: Array<WrapVariant[key]>
}



export type WrapVariantProps = {
  [key in keyof WrapVariant]?: ConditionalValue<WrapVariant[key]> | undefined
}

export interface WrapRecipe {
  
  __type: WrapVariantProps
  (props?: WrapVariantProps): string
  raw: (props?: WrapVariantProps) => WrapVariantProps
  variantMap: WrapVariantMap
  variantKeys: Array<keyof WrapVariant>
  splitVariantProps<Props extends WrapVariantProps>(props: Props): [WrapVariantProps, Pretty<DistributiveOmit<Props, keyof WrapVariantProps>>]
  getVariantProps: (props?: WrapVariantProps) => WrapVariantProps
}


export declare const wrap: WrapRecipe