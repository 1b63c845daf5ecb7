/* eslint-disable */
export type Token = `colors.${ColorToken}` | `fonts.${FontToken}` | `fontWeights.${FontWeightToken}` | `fontSizes.${FontSizeToken}` | `spacing.${SpacingToken}` | `sizes.${SizeToken}` | `radii.${RadiusToken}` | `easings.${EasingToken}` | `zIndex.${ZIndexToken}` | `breakpoints.${BreakpointToken}` | `durations.${DurationToken}` | `shadows.${ShadowToken}`

export type ColorPalette = "transparent" | "current" | "canvas" | "surface" | "raised" | "well" | "hover" | "stage" | "ink" | "line" | "accent" | "done" | "turn" | "work" | "danger" | "plate" | "focus" | "photo" | "scrim" | "onPhoto" | "seam"

export type ColorToken = "transparent" | "current" | "canvas" | "surface" | "raised" | "well" | "hover" | "stage" | "ink" | "ink.muted" | "ink.subtle" | "line" | "line.strong" | "accent" | "accent.hover" | "accent.press" | "accent.on" | "accent.soft" | "accent.text" | "done" | "done.on" | "turn" | "turn.hover" | "turn.on" | "turn.soft" | "turn.text" | "work" | "work.soft" | "work.text" | "danger" | "danger.hover" | "danger.on" | "danger.soft" | "danger.text" | "plate" | "plate.on" | "focus" | "focus.gap" | "photo.edge" | "scrim" | "onPhoto.fill" | "onPhoto.text" | "onPhoto.edge" | "seam" | "seam.ring" | "seam.knob" | "colorPalette" | "colorPalette.muted" | "colorPalette.subtle" | "colorPalette.strong" | "colorPalette.hover" | "colorPalette.press" | "colorPalette.on" | "colorPalette.soft" | "colorPalette.text" | "colorPalette.gap" | "colorPalette.edge" | "colorPalette.fill" | "colorPalette.ring" | "colorPalette.knob"

export type FontToken = "display" | "body"

export type FontWeightToken = "regular" | "medium" | "semibold" | "bold"

export type FontSizeToken = "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "20"

export type SpacingToken = "0" | "2" | "4" | "6" | "8" | "10" | "12" | "14" | "16" | "18" | "20" | "22" | "24" | "28" | "32" | "36" | "40" | "44" | "48" | "64" | "72" | "80" | "gutter" | "-0" | "-2" | "-4" | "-6" | "-8" | "-10" | "-12" | "-14" | "-16" | "-18" | "-20" | "-22" | "-24" | "-28" | "-32" | "-36" | "-40" | "-44" | "-48" | "-64" | "-72" | "-80" | "-gutter"

export type SizeToken = "0" | "2" | "4" | "6" | "8" | "10" | "12" | "14" | "15" | "16" | "18" | "20" | "22" | "24" | "28" | "32" | "36" | "40" | "44" | "48" | "64" | "72" | "80" | "full" | "control.sm" | "control.md" | "control.lg" | "header" | "content" | "rail" | "measure" | "breakpoint-sm" | "breakpoint-md" | "breakpoint-xl"

export type RadiusToken = "0" | "photo" | "badge" | "control" | "toast" | "panel" | "dialog" | "sheet" | "full"

export type EasingToken = "out" | "in" | "seam"

export type ZIndexToken = "base" | "header" | "popover" | "scrim" | "toast" | "overDialog"

export type BreakpointToken = "sm" | "md" | "xl"

export type DurationToken = "press" | "fast" | "leave" | "base" | "slow"

export type ShadowToken = "lift" | "overlay"

export type Tokens = {
		colors: ColorToken
		fonts: FontToken
		fontWeights: FontWeightToken
		fontSizes: FontSizeToken
		spacing: SpacingToken
		sizes: SizeToken
		radii: RadiusToken
		easings: EasingToken
		zIndex: ZIndexToken
		breakpoints: BreakpointToken
		durations: DurationToken
		shadows: ShadowToken
} & { [token: string]: never }

export type TokenCategory = "aspectRatios" | "zIndex" | "opacity" | "colors" | "fonts" | "fontSizes" | "fontWeights" | "lineHeights" | "letterSpacings" | "sizes" | "cursor" | "shadows" | "spacing" | "radii" | "borders" | "borderWidths" | "durations" | "easings" | "animations" | "blurs" | "gradients" | "breakpoints" | "assets"