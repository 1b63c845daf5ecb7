const tokens = {
  "colors.transparent": {
    "value": "transparent",
    "variable": "var(--colors-transparent)"
  },
  "colors.current": {
    "value": "currentColor",
    "variable": "var(--colors-current)"
  },
  "fonts.display": {
    "value": "\"Young Serif\", \"Iowan Old Style\", Georgia, serif",
    "variable": "var(--fonts-display)"
  },
  "fonts.body": {
    "value": "\"Hanken Grotesk Variable\", \"Helvetica Neue\", Arial, sans-serif",
    "variable": "var(--fonts-body)"
  },
  "fontWeights.regular": {
    "value": "400",
    "variable": "var(--font-weights-regular)"
  },
  "fontWeights.medium": {
    "value": "500",
    "variable": "var(--font-weights-medium)"
  },
  "fontWeights.semibold": {
    "value": "600",
    "variable": "var(--font-weights-semibold)"
  },
  "fontWeights.bold": {
    "value": "700",
    "variable": "var(--font-weights-bold)"
  },
  "fontSizes.11": {
    "value": "11px",
    "variable": "var(--font-sizes-11)"
  },
  "fontSizes.12": {
    "value": "12px",
    "variable": "var(--font-sizes-12)"
  },
  "fontSizes.13": {
    "value": "13px",
    "variable": "var(--font-sizes-13)"
  },
  "fontSizes.14": {
    "value": "14px",
    "variable": "var(--font-sizes-14)"
  },
  "fontSizes.15": {
    "value": "15px",
    "variable": "var(--font-sizes-15)"
  },
  "fontSizes.16": {
    "value": "16px",
    "variable": "var(--font-sizes-16)"
  },
  "fontSizes.17": {
    "value": "17px",
    "variable": "var(--font-sizes-17)"
  },
  "fontSizes.18": {
    "value": "18px",
    "variable": "var(--font-sizes-18)"
  },
  "fontSizes.20": {
    "value": "20px",
    "variable": "var(--font-sizes-20)"
  },
  "spacing.0": {
    "value": "0",
    "variable": "var(--spacing-0)"
  },
  "spacing.2": {
    "value": "2px",
    "variable": "var(--spacing-2)"
  },
  "spacing.4": {
    "value": "4px",
    "variable": "var(--spacing-4)"
  },
  "spacing.6": {
    "value": "6px",
    "variable": "var(--spacing-6)"
  },
  "spacing.8": {
    "value": "8px",
    "variable": "var(--spacing-8)"
  },
  "spacing.10": {
    "value": "10px",
    "variable": "var(--spacing-10)"
  },
  "spacing.12": {
    "value": "12px",
    "variable": "var(--spacing-12)"
  },
  "spacing.14": {
    "value": "14px",
    "variable": "var(--spacing-14)"
  },
  "spacing.16": {
    "value": "16px",
    "variable": "var(--spacing-16)"
  },
  "spacing.18": {
    "value": "18px",
    "variable": "var(--spacing-18)"
  },
  "spacing.20": {
    "value": "20px",
    "variable": "var(--spacing-20)"
  },
  "spacing.22": {
    "value": "22px",
    "variable": "var(--spacing-22)"
  },
  "spacing.24": {
    "value": "24px",
    "variable": "var(--spacing-24)"
  },
  "spacing.28": {
    "value": "28px",
    "variable": "var(--spacing-28)"
  },
  "spacing.32": {
    "value": "32px",
    "variable": "var(--spacing-32)"
  },
  "spacing.36": {
    "value": "36px",
    "variable": "var(--spacing-36)"
  },
  "spacing.40": {
    "value": "40px",
    "variable": "var(--spacing-40)"
  },
  "spacing.44": {
    "value": "44px",
    "variable": "var(--spacing-44)"
  },
  "spacing.48": {
    "value": "48px",
    "variable": "var(--spacing-48)"
  },
  "spacing.64": {
    "value": "64px",
    "variable": "var(--spacing-64)"
  },
  "spacing.72": {
    "value": "72px",
    "variable": "var(--spacing-72)"
  },
  "spacing.80": {
    "value": "80px",
    "variable": "var(--spacing-80)"
  },
  "sizes.0": {
    "value": "0",
    "variable": "var(--sizes-0)"
  },
  "sizes.2": {
    "value": "2px",
    "variable": "var(--sizes-2)"
  },
  "sizes.4": {
    "value": "4px",
    "variable": "var(--sizes-4)"
  },
  "sizes.6": {
    "value": "6px",
    "variable": "var(--sizes-6)"
  },
  "sizes.8": {
    "value": "8px",
    "variable": "var(--sizes-8)"
  },
  "sizes.10": {
    "value": "10px",
    "variable": "var(--sizes-10)"
  },
  "sizes.12": {
    "value": "12px",
    "variable": "var(--sizes-12)"
  },
  "sizes.14": {
    "value": "14px",
    "variable": "var(--sizes-14)"
  },
  "sizes.15": {
    "value": "15px",
    "variable": "var(--sizes-15)"
  },
  "sizes.16": {
    "value": "16px",
    "variable": "var(--sizes-16)"
  },
  "sizes.18": {
    "value": "18px",
    "variable": "var(--sizes-18)"
  },
  "sizes.20": {
    "value": "20px",
    "variable": "var(--sizes-20)"
  },
  "sizes.22": {
    "value": "22px",
    "variable": "var(--sizes-22)"
  },
  "sizes.24": {
    "value": "24px",
    "variable": "var(--sizes-24)"
  },
  "sizes.28": {
    "value": "28px",
    "variable": "var(--sizes-28)"
  },
  "sizes.32": {
    "value": "32px",
    "variable": "var(--sizes-32)"
  },
  "sizes.36": {
    "value": "36px",
    "variable": "var(--sizes-36)"
  },
  "sizes.40": {
    "value": "40px",
    "variable": "var(--sizes-40)"
  },
  "sizes.44": {
    "value": "44px",
    "variable": "var(--sizes-44)"
  },
  "sizes.48": {
    "value": "48px",
    "variable": "var(--sizes-48)"
  },
  "sizes.64": {
    "value": "64px",
    "variable": "var(--sizes-64)"
  },
  "sizes.72": {
    "value": "72px",
    "variable": "var(--sizes-72)"
  },
  "sizes.80": {
    "value": "80px",
    "variable": "var(--sizes-80)"
  },
  "sizes.full": {
    "value": "100%",
    "variable": "var(--sizes-full)"
  },
  "sizes.control.sm": {
    "value": "32px",
    "variable": "var(--sizes-control-sm)"
  },
  "sizes.control.md": {
    "value": "40px",
    "variable": "var(--sizes-control-md)"
  },
  "sizes.control.lg": {
    "value": "48px",
    "variable": "var(--sizes-control-lg)"
  },
  "sizes.header": {
    "value": "64px",
    "variable": "var(--sizes-header)"
  },
  "sizes.content": {
    "value": "1200px",
    "variable": "var(--sizes-content)"
  },
  "sizes.rail": {
    "value": "316px",
    "variable": "var(--sizes-rail)"
  },
  "sizes.measure": {
    "value": "65ch",
    "variable": "var(--sizes-measure)"
  },
  "sizes.breakpoint-sm": {
    "value": "640px",
    "variable": "var(--sizes-breakpoint-sm)"
  },
  "sizes.breakpoint-md": {
    "value": "1024px",
    "variable": "var(--sizes-breakpoint-md)"
  },
  "sizes.breakpoint-xl": {
    "value": "1280px",
    "variable": "var(--sizes-breakpoint-xl)"
  },
  "radii.0": {
    "value": "0",
    "variable": "var(--radii-0)"
  },
  "radii.photo": {
    "value": "3px",
    "variable": "var(--radii-photo)"
  },
  "radii.badge": {
    "value": "4px",
    "variable": "var(--radii-badge)"
  },
  "radii.control": {
    "value": "6px",
    "variable": "var(--radii-control)"
  },
  "radii.toast": {
    "value": "8px",
    "variable": "var(--radii-toast)"
  },
  "radii.panel": {
    "value": "10px",
    "variable": "var(--radii-panel)"
  },
  "radii.dialog": {
    "value": "12px",
    "variable": "var(--radii-dialog)"
  },
  "radii.sheet": {
    "value": "14px 14px 0 0",
    "variable": "var(--radii-sheet)"
  },
  "radii.full": {
    "value": "999px",
    "variable": "var(--radii-full)"
  },
  "easings.out": {
    "value": "cubic-bezier(.2,.7,.2,1)",
    "variable": "var(--easings-out)"
  },
  "easings.in": {
    "value": "cubic-bezier(.5,0,.9,.4)",
    "variable": "var(--easings-in)"
  },
  "easings.seam": {
    "value": "cubic-bezier(.65,0,.25,1)",
    "variable": "var(--easings-seam)"
  },
  "zIndex.base": {
    "value": 1,
    "variable": "var(--z-index-base)"
  },
  "zIndex.header": {
    "value": 20,
    "variable": "var(--z-index-header)"
  },
  "zIndex.popover": {
    "value": 30,
    "variable": "var(--z-index-popover)"
  },
  "zIndex.scrim": {
    "value": 40,
    "variable": "var(--z-index-scrim)"
  },
  "zIndex.toast": {
    "value": 50,
    "variable": "var(--z-index-toast)"
  },
  "zIndex.overDialog": {
    "value": 45,
    "variable": "var(--z-index-over-dialog)"
  },
  "breakpoints.sm": {
    "value": "640px",
    "variable": "var(--breakpoints-sm)"
  },
  "breakpoints.md": {
    "value": "1024px",
    "variable": "var(--breakpoints-md)"
  },
  "breakpoints.xl": {
    "value": "1280px",
    "variable": "var(--breakpoints-xl)"
  },
  "colors.canvas": {
    "value": "var(--colors-canvas)",
    "variable": "var(--colors-canvas)"
  },
  "colors.surface": {
    "value": "var(--colors-surface)",
    "variable": "var(--colors-surface)"
  },
  "colors.raised": {
    "value": "var(--colors-raised)",
    "variable": "var(--colors-raised)"
  },
  "colors.well": {
    "value": "var(--colors-well)",
    "variable": "var(--colors-well)"
  },
  "colors.hover": {
    "value": "var(--colors-hover)",
    "variable": "var(--colors-hover)"
  },
  "colors.stage": {
    "value": "var(--colors-stage)",
    "variable": "var(--colors-stage)"
  },
  "colors.ink": {
    "value": "var(--colors-ink)",
    "variable": "var(--colors-ink)"
  },
  "colors.ink.muted": {
    "value": "var(--colors-ink-muted)",
    "variable": "var(--colors-ink-muted)"
  },
  "colors.ink.subtle": {
    "value": "var(--colors-ink-subtle)",
    "variable": "var(--colors-ink-subtle)"
  },
  "colors.line": {
    "value": "var(--colors-line)",
    "variable": "var(--colors-line)"
  },
  "colors.line.strong": {
    "value": "var(--colors-line-strong)",
    "variable": "var(--colors-line-strong)"
  },
  "colors.accent": {
    "value": "var(--colors-accent)",
    "variable": "var(--colors-accent)"
  },
  "colors.accent.hover": {
    "value": "var(--colors-accent-hover)",
    "variable": "var(--colors-accent-hover)"
  },
  "colors.accent.press": {
    "value": "var(--colors-accent-press)",
    "variable": "var(--colors-accent-press)"
  },
  "colors.accent.on": {
    "value": "var(--colors-accent-on)",
    "variable": "var(--colors-accent-on)"
  },
  "colors.accent.soft": {
    "value": "var(--colors-accent-soft)",
    "variable": "var(--colors-accent-soft)"
  },
  "colors.accent.text": {
    "value": "var(--colors-accent-text)",
    "variable": "var(--colors-accent-text)"
  },
  "colors.done": {
    "value": "var(--colors-done)",
    "variable": "var(--colors-done)"
  },
  "colors.done.on": {
    "value": "var(--colors-done-on)",
    "variable": "var(--colors-done-on)"
  },
  "colors.turn": {
    "value": "var(--colors-turn)",
    "variable": "var(--colors-turn)"
  },
  "colors.turn.hover": {
    "value": "var(--colors-turn-hover)",
    "variable": "var(--colors-turn-hover)"
  },
  "colors.turn.on": {
    "value": "var(--colors-turn-on)",
    "variable": "var(--colors-turn-on)"
  },
  "colors.turn.soft": {
    "value": "var(--colors-turn-soft)",
    "variable": "var(--colors-turn-soft)"
  },
  "colors.turn.text": {
    "value": "var(--colors-turn-text)",
    "variable": "var(--colors-turn-text)"
  },
  "colors.work": {
    "value": "var(--colors-work)",
    "variable": "var(--colors-work)"
  },
  "colors.work.soft": {
    "value": "var(--colors-work-soft)",
    "variable": "var(--colors-work-soft)"
  },
  "colors.work.text": {
    "value": "var(--colors-work-text)",
    "variable": "var(--colors-work-text)"
  },
  "colors.danger": {
    "value": "var(--colors-danger)",
    "variable": "var(--colors-danger)"
  },
  "colors.danger.hover": {
    "value": "var(--colors-danger-hover)",
    "variable": "var(--colors-danger-hover)"
  },
  "colors.danger.on": {
    "value": "var(--colors-danger-on)",
    "variable": "var(--colors-danger-on)"
  },
  "colors.danger.soft": {
    "value": "var(--colors-danger-soft)",
    "variable": "var(--colors-danger-soft)"
  },
  "colors.danger.text": {
    "value": "var(--colors-danger-text)",
    "variable": "var(--colors-danger-text)"
  },
  "colors.plate": {
    "value": "var(--colors-plate)",
    "variable": "var(--colors-plate)"
  },
  "colors.plate.on": {
    "value": "var(--colors-plate-on)",
    "variable": "var(--colors-plate-on)"
  },
  "colors.focus": {
    "value": "var(--colors-focus)",
    "variable": "var(--colors-focus)"
  },
  "colors.focus.gap": {
    "value": "var(--colors-focus-gap)",
    "variable": "var(--colors-focus-gap)"
  },
  "colors.photo.edge": {
    "value": "var(--colors-photo-edge)",
    "variable": "var(--colors-photo-edge)"
  },
  "colors.scrim": {
    "value": "var(--colors-scrim)",
    "variable": "var(--colors-scrim)"
  },
  "colors.onPhoto.fill": {
    "value": "var(--colors-on-photo-fill)",
    "variable": "var(--colors-on-photo-fill)"
  },
  "colors.onPhoto.text": {
    "value": "var(--colors-on-photo-text)",
    "variable": "var(--colors-on-photo-text)"
  },
  "colors.onPhoto.edge": {
    "value": "var(--colors-on-photo-edge)",
    "variable": "var(--colors-on-photo-edge)"
  },
  "colors.seam": {
    "value": "var(--colors-seam)",
    "variable": "var(--colors-seam)"
  },
  "colors.seam.ring": {
    "value": "var(--colors-seam-ring)",
    "variable": "var(--colors-seam-ring)"
  },
  "colors.seam.knob": {
    "value": "var(--colors-seam-knob)",
    "variable": "var(--colors-seam-knob)"
  },
  "spacing.gutter": {
    "value": "var(--spacing-gutter)",
    "variable": "var(--spacing-gutter)"
  },
  "durations.press": {
    "value": "var(--durations-press)",
    "variable": "var(--durations-press)"
  },
  "durations.fast": {
    "value": "var(--durations-fast)",
    "variable": "var(--durations-fast)"
  },
  "durations.leave": {
    "value": "var(--durations-leave)",
    "variable": "var(--durations-leave)"
  },
  "durations.base": {
    "value": "var(--durations-base)",
    "variable": "var(--durations-base)"
  },
  "durations.slow": {
    "value": "var(--durations-slow)",
    "variable": "var(--durations-slow)"
  },
  "shadows.lift": {
    "value": "var(--shadows-lift)",
    "variable": "var(--shadows-lift)"
  },
  "shadows.overlay": {
    "value": "var(--shadows-overlay)",
    "variable": "var(--shadows-overlay)"
  },
  "spacing.-0": {
    "value": "calc(var(--spacing-0) * -1)",
    "variable": "var(--spacing-0)"
  },
  "spacing.-2": {
    "value": "calc(var(--spacing-2) * -1)",
    "variable": "var(--spacing-2)"
  },
  "spacing.-4": {
    "value": "calc(var(--spacing-4) * -1)",
    "variable": "var(--spacing-4)"
  },
  "spacing.-6": {
    "value": "calc(var(--spacing-6) * -1)",
    "variable": "var(--spacing-6)"
  },
  "spacing.-8": {
    "value": "calc(var(--spacing-8) * -1)",
    "variable": "var(--spacing-8)"
  },
  "spacing.-10": {
    "value": "calc(var(--spacing-10) * -1)",
    "variable": "var(--spacing-10)"
  },
  "spacing.-12": {
    "value": "calc(var(--spacing-12) * -1)",
    "variable": "var(--spacing-12)"
  },
  "spacing.-14": {
    "value": "calc(var(--spacing-14) * -1)",
    "variable": "var(--spacing-14)"
  },
  "spacing.-16": {
    "value": "calc(var(--spacing-16) * -1)",
    "variable": "var(--spacing-16)"
  },
  "spacing.-18": {
    "value": "calc(var(--spacing-18) * -1)",
    "variable": "var(--spacing-18)"
  },
  "spacing.-20": {
    "value": "calc(var(--spacing-20) * -1)",
    "variable": "var(--spacing-20)"
  },
  "spacing.-22": {
    "value": "calc(var(--spacing-22) * -1)",
    "variable": "var(--spacing-22)"
  },
  "spacing.-24": {
    "value": "calc(var(--spacing-24) * -1)",
    "variable": "var(--spacing-24)"
  },
  "spacing.-28": {
    "value": "calc(var(--spacing-28) * -1)",
    "variable": "var(--spacing-28)"
  },
  "spacing.-32": {
    "value": "calc(var(--spacing-32) * -1)",
    "variable": "var(--spacing-32)"
  },
  "spacing.-36": {
    "value": "calc(var(--spacing-36) * -1)",
    "variable": "var(--spacing-36)"
  },
  "spacing.-40": {
    "value": "calc(var(--spacing-40) * -1)",
    "variable": "var(--spacing-40)"
  },
  "spacing.-44": {
    "value": "calc(var(--spacing-44) * -1)",
    "variable": "var(--spacing-44)"
  },
  "spacing.-48": {
    "value": "calc(var(--spacing-48) * -1)",
    "variable": "var(--spacing-48)"
  },
  "spacing.-64": {
    "value": "calc(var(--spacing-64) * -1)",
    "variable": "var(--spacing-64)"
  },
  "spacing.-72": {
    "value": "calc(var(--spacing-72) * -1)",
    "variable": "var(--spacing-72)"
  },
  "spacing.-80": {
    "value": "calc(var(--spacing-80) * -1)",
    "variable": "var(--spacing-80)"
  },
  "spacing.-gutter": {
    "value": "var(--spacing-gutter)",
    "variable": "var(--spacing-gutter)"
  },
  "colors.colorPalette": {
    "value": "var(--colors-color-palette)",
    "variable": "var(--colors-color-palette)"
  },
  "colors.colorPalette.muted": {
    "value": "var(--colors-color-palette-muted)",
    "variable": "var(--colors-color-palette-muted)"
  },
  "colors.colorPalette.subtle": {
    "value": "var(--colors-color-palette-subtle)",
    "variable": "var(--colors-color-palette-subtle)"
  },
  "colors.colorPalette.strong": {
    "value": "var(--colors-color-palette-strong)",
    "variable": "var(--colors-color-palette-strong)"
  },
  "colors.colorPalette.hover": {
    "value": "var(--colors-color-palette-hover)",
    "variable": "var(--colors-color-palette-hover)"
  },
  "colors.colorPalette.press": {
    "value": "var(--colors-color-palette-press)",
    "variable": "var(--colors-color-palette-press)"
  },
  "colors.colorPalette.on": {
    "value": "var(--colors-color-palette-on)",
    "variable": "var(--colors-color-palette-on)"
  },
  "colors.colorPalette.soft": {
    "value": "var(--colors-color-palette-soft)",
    "variable": "var(--colors-color-palette-soft)"
  },
  "colors.colorPalette.text": {
    "value": "var(--colors-color-palette-text)",
    "variable": "var(--colors-color-palette-text)"
  },
  "colors.colorPalette.gap": {
    "value": "var(--colors-color-palette-gap)",
    "variable": "var(--colors-color-palette-gap)"
  },
  "colors.colorPalette.edge": {
    "value": "var(--colors-color-palette-edge)",
    "variable": "var(--colors-color-palette-edge)"
  },
  "colors.colorPalette.fill": {
    "value": "var(--colors-color-palette-fill)",
    "variable": "var(--colors-color-palette-fill)"
  },
  "colors.colorPalette.ring": {
    "value": "var(--colors-color-palette-ring)",
    "variable": "var(--colors-color-palette-ring)"
  },
  "colors.colorPalette.knob": {
    "value": "var(--colors-color-palette-knob)",
    "variable": "var(--colors-color-palette-knob)"
  }
}

export function token(path, fallback) {
  return tokens[path]?.value || fallback
}

function tokenVar(path, fallback) {
  return tokens[path]?.variable || fallback
}

token.var = tokenVar