/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PhotoVariant {
  /**
 * @default "3/2"
 */
ratio: "3/2" | "4/3" | "fill"
}

type PhotoVariantMap = {
  [key in keyof PhotoVariant]: Array<PhotoVariant[key]>
}

type PhotoSlot = "root" | "image" | "missing"

export type PhotoVariantProps = {
  [key in keyof PhotoVariant]?: ConditionalValue<PhotoVariant[key]> | undefined
}

export interface PhotoRecipe {
  __slot: PhotoSlot
  __type: PhotoVariantProps
  (props?: PhotoVariantProps): Pretty<Record<PhotoSlot, string>>
  raw: (props?: PhotoVariantProps) => PhotoVariantProps
  variantMap: PhotoVariantMap
  variantKeys: Array<keyof PhotoVariant>
  splitVariantProps<Props extends PhotoVariantProps>(props: Props): [PhotoVariantProps, Pretty<DistributiveOmit<Props, keyof PhotoVariantProps>>]
  getVariantProps: (props?: PhotoVariantProps) => PhotoVariantProps
}


export declare const photo: PhotoRecipe