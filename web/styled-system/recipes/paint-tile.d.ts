/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PaintTileVariant {
  pictured: boolean
}

type PaintTileVariantMap = {
  [key in keyof PaintTileVariant]: Array<PaintTileVariant[key]>
}

type PaintTileSlot = "root" | "label" | "grid" | "tile" | "picture" | "swatches" | "swatch" | "name" | "description" | "chosen"

export type PaintTileVariantProps = {
  [key in keyof PaintTileVariant]?: ConditionalValue<PaintTileVariant[key]> | undefined
}

export interface PaintTileRecipe {
  __slot: PaintTileSlot
  __type: PaintTileVariantProps
  (props?: PaintTileVariantProps): Pretty<Record<PaintTileSlot, string>>
  raw: (props?: PaintTileVariantProps) => PaintTileVariantProps
  variantMap: PaintTileVariantMap
  variantKeys: Array<keyof PaintTileVariant>
  splitVariantProps<Props extends PaintTileVariantProps>(props: Props): [PaintTileVariantProps, Pretty<DistributiveOmit<Props, keyof PaintTileVariantProps>>]
  getVariantProps: (props?: PaintTileVariantProps) => PaintTileVariantProps
}


export declare const paintTile: PaintTileRecipe