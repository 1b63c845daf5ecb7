/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PopoverVariant {
  /**
 * @default "normal"
 */
width: "normal" | "narrow"
}

type PopoverVariantMap = {
  [key in keyof PopoverVariant]: Array<PopoverVariant[key]>
}

type PopoverSlot = "positioner" | "content" | "head" | "title" | "body"

export type PopoverVariantProps = {
  [key in keyof PopoverVariant]?: ConditionalValue<PopoverVariant[key]> | undefined
}

export interface PopoverRecipe {
  __slot: PopoverSlot
  __type: PopoverVariantProps
  (props?: PopoverVariantProps): Pretty<Record<PopoverSlot, string>>
  raw: (props?: PopoverVariantProps) => PopoverVariantProps
  variantMap: PopoverVariantMap
  variantKeys: Array<keyof PopoverVariant>
  splitVariantProps<Props extends PopoverVariantProps>(props: Props): [PopoverVariantProps, Pretty<DistributiveOmit<Props, keyof PopoverVariantProps>>]
  getVariantProps: (props?: PopoverVariantProps) => PopoverVariantProps
}


export declare const popover: PopoverRecipe