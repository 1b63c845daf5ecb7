/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PreviewMarkVariant {
  /**
 * @default "large"
 */
size: "large" | "card"
}

type PreviewMarkVariantMap = {
  [key in keyof PreviewMarkVariant]: Array<PreviewMarkVariant[key]>
}



export type PreviewMarkVariantProps = {
  [key in keyof PreviewMarkVariant]?: ConditionalValue<PreviewMarkVariant[key]> | undefined
}

export interface PreviewMarkRecipe {
  
  __type: PreviewMarkVariantProps
  (props?: PreviewMarkVariantProps): string
  raw: (props?: PreviewMarkVariantProps) => PreviewMarkVariantProps
  variantMap: PreviewMarkVariantMap
  variantKeys: Array<keyof PreviewMarkVariant>
  splitVariantProps<Props extends PreviewMarkVariantProps>(props: Props): [PreviewMarkVariantProps, Pretty<DistributiveOmit<Props, keyof PreviewMarkVariantProps>>]
  getVariantProps: (props?: PreviewMarkVariantProps) => PreviewMarkVariantProps
}


export declare const previewMark: PreviewMarkRecipe