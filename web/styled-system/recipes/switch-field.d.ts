/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface SwitchFieldVariant {
  
}

type SwitchFieldVariantMap = {
  [key in keyof SwitchFieldVariant]: Array<SwitchFieldVariant[key]>
}

type SwitchFieldSlot = "root" | "control" | "thumb" | "text" | "label" | "hint"

export type SwitchFieldVariantProps = {
  [key in keyof SwitchFieldVariant]?: ConditionalValue<SwitchFieldVariant[key]> | undefined
}

export interface SwitchFieldRecipe {
  __slot: SwitchFieldSlot
  __type: SwitchFieldVariantProps
  (props?: SwitchFieldVariantProps): Pretty<Record<SwitchFieldSlot, string>>
  raw: (props?: SwitchFieldVariantProps) => SwitchFieldVariantProps
  variantMap: SwitchFieldVariantMap
  variantKeys: Array<keyof SwitchFieldVariant>
  splitVariantProps<Props extends SwitchFieldVariantProps>(props: Props): [SwitchFieldVariantProps, Pretty<DistributiveOmit<Props, keyof SwitchFieldVariantProps>>]
  getVariantProps: (props?: SwitchFieldVariantProps) => SwitchFieldVariantProps
}


export declare const switchField: SwitchFieldRecipe