/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface CompareVariant {
  
}

type CompareVariantMap = {
  [key in keyof CompareVariant]: Array<CompareVariant[key]>
}

type CompareSlot = "root" | "surface" | "before" | "after" | "overlay" | "seam" | "knob" | "tagBefore" | "tagAfter" | "failure"

export type CompareVariantProps = {
  [key in keyof CompareVariant]?: ConditionalValue<CompareVariant[key]> | undefined
}

export interface CompareRecipe {
  __slot: CompareSlot
  __type: CompareVariantProps
  (props?: CompareVariantProps): Pretty<Record<CompareSlot, string>>
  raw: (props?: CompareVariantProps) => CompareVariantProps
  variantMap: CompareVariantMap
  variantKeys: Array<keyof CompareVariant>
  splitVariantProps<Props extends CompareVariantProps>(props: Props): [CompareVariantProps, Pretty<DistributiveOmit<Props, keyof CompareVariantProps>>]
  getVariantProps: (props?: CompareVariantProps) => CompareVariantProps
}


export declare const compare: CompareRecipe