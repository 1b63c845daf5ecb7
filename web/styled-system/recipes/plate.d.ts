/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PlateVariant {
  /**
 * @default "3/2"
 */
ratio: "3/2" | "4/3"
}

type PlateVariantMap = {
  [key in keyof PlateVariant]: Array<PlateVariant[key]>
}

type PlateSlot = "root" | "number"

export type PlateVariantProps = {
  [key in keyof PlateVariant]?: ConditionalValue<PlateVariant[key]> | undefined
}

export interface PlateRecipe {
  __slot: PlateSlot
  __type: PlateVariantProps
  (props?: PlateVariantProps): Pretty<Record<PlateSlot, string>>
  raw: (props?: PlateVariantProps) => PlateVariantProps
  variantMap: PlateVariantMap
  variantKeys: Array<keyof PlateVariant>
  splitVariantProps<Props extends PlateVariantProps>(props: Props): [PlateVariantProps, Pretty<DistributiveOmit<Props, keyof PlateVariantProps>>]
  getVariantProps: (props?: PlateVariantProps) => PlateVariantProps
}


export declare const plate: PlateRecipe