/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface ImagePickVariant {
  
}

type ImagePickVariantMap = {
  [key in keyof ImagePickVariant]: Array<ImagePickVariant[key]>
}

type ImagePickSlot = "grid" | "item" | "root" | "control" | "photo" | "name" | "enlarge"

export type ImagePickVariantProps = {
  [key in keyof ImagePickVariant]?: ConditionalValue<ImagePickVariant[key]> | undefined
}

export interface ImagePickRecipe {
  __slot: ImagePickSlot
  __type: ImagePickVariantProps
  (props?: ImagePickVariantProps): Pretty<Record<ImagePickSlot, string>>
  raw: (props?: ImagePickVariantProps) => ImagePickVariantProps
  variantMap: ImagePickVariantMap
  variantKeys: Array<keyof ImagePickVariant>
  splitVariantProps<Props extends ImagePickVariantProps>(props: Props): [ImagePickVariantProps, Pretty<DistributiveOmit<Props, keyof ImagePickVariantProps>>]
  getVariantProps: (props?: ImagePickVariantProps) => ImagePickVariantProps
}


export declare const imagePick: ImagePickRecipe