/**
 * One colour in both themes. The values are those of the visual language; the contrast test recomputes its figures from
 * them.
 */
interface ThemedColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * Every colour of the product. A dot separates a family from its member: `ink.muted` is emitted as
 * `--colors-ink-muted`, `ink` itself as `--colors-ink`.
 */
export const THEMED_COLORS = {
  // The page: darker than a white wall, so that every photo has a visible edge.
  canvas: { light: '#EFECE8', dark: '#141412' },
  // Paper: job card, panel, empty state, dialog foot, outline button.
  surface: { light: '#FAF8F5', dark: '#1D1C1A' },
  // Dialog, popover, menu, field.
  raised: { light: '#FFFFFF', dark: '#272623' },
  // Empty picture slot, skeleton, bar track, neutral badge, chip.
  well: { light: '#E3DFD9', dark: '#2E2D29' },
  hover: { light: '#E3DFD9', dark: '#3A3832' },
  // Behind a photo under review.
  stage: { light: '#DCD7D0', dark: '#0B0B0A' },

  ink: { light: '#1C1F1D', dark: '#F0EDE7' },
  'ink.muted': { light: '#535852', dark: '#B9B6AE' },
  'ink.subtle': { light: '#5D625A', dark: '#9B9890' },
  line: { light: '#D6D1CA', dark: '#35332F' },
  'line.strong': { light: '#84857C', dark: '#7C796F' },

  accent: { light: '#1D4D3C', dark: '#A7D2BA' },
  'accent.hover': { light: '#163B2E', dark: '#BDE0CB' },
  'accent.press': { light: '#102C22', dark: '#8FC0A5' },
  'accent.on': { light: '#FFFFFF', dark: '#0F241A' },
  'accent.soft': { light: '#D5E3DA', dark: '#20352B' },
  'accent.text': { light: '#1D4D3C', dark: '#A7D2BA' },
  // Delivered and Paid: less bright than a button in the dark theme.
  done: { light: '#1D4D3C', dark: '#2B5846' },
  'done.on': { light: '#FFFFFF', dark: '#E6F4EC' },

  // Brass means only "your turn".
  turn: { light: '#E3B04B', dark: '#E3B04B' },
  'turn.hover': { light: '#D8A238', dark: '#EDC069' },
  'turn.on': { light: '#231A05', dark: '#231A05' },
  'turn.soft': { light: '#F5E3BA', dark: '#3B2E12' },
  'turn.text': { light: '#6B4700', dark: '#EDC472' },

  // A running process: processing, upload.
  work: { light: '#3F6A8F', dark: '#7FA8CB' },
  'work.soft': { light: '#D9E2EA', dark: '#1F2C38' },
  'work.text': { light: '#274763', dark: '#A9C8E2' },

  danger: { light: '#A2341F', dark: '#BC452E' },
  'danger.hover': { light: '#862917', dark: '#A63923' },
  'danger.on': { light: '#FFFFFF', dark: '#FFFFFF' },
  'danger.soft': { light: '#F6DDD6', dark: '#40201A' },
  'danger.text': { light: '#932C18', dark: '#F3AC9C' },

  // Number plate, initials, toast, tooltip.
  plate: { light: '#1C1F1D', dark: '#2E2D29' },
  'plate.on': { light: '#F4F1EC', dark: '#F0EDE7' },

  focus: { light: '#1C1F1D', dark: '#F0EDE7' },
  'focus.gap': { light: '#FFFFFF', dark: '#141412' },
  'photo.edge': { light: 'rgba(28, 31, 29, 0.14)', dark: 'rgba(255, 250, 240, 0.10)' },
  scrim: { light: 'rgba(28, 26, 22, 0.5)', dark: 'rgba(5, 5, 4, 0.68)' },

  // The same in both themes: they are on photographs, which are never dimmed.
  'onPhoto.fill': { light: 'rgba(20, 20, 18, 0.78)', dark: 'rgba(20, 20, 18, 0.78)' },
  'onPhoto.text': { light: '#FFFFFF', dark: '#FFFFFF' },
  'onPhoto.edge': { light: 'rgba(20, 20, 18, 0.6)', dark: 'rgba(20, 20, 18, 0.6)' },
  seam: { light: '#FFFFFF', dark: '#FFFFFF' },
  'seam.ring': { light: 'rgba(20, 20, 18, 0.55)', dark: 'rgba(20, 20, 18, 0.55)' },
  'seam.knob': { light: 'rgba(35, 26, 5, 0.6)', dark: 'rgba(35, 26, 5, 0.6)' },
} as const satisfies Record<string, ThemedColor>;

export type ColorName = keyof typeof THEMED_COLORS;

interface ColorLeaf {
  value: { base: string; _dark: string };
}

/** Nests the dotted names as Panda's semantic tokens; a family's own colour is its `DEFAULT`. */
export function semanticColors(): Record<string, Record<string, ColorLeaf>> {
  const families: Record<string, Record<string, ColorLeaf>> = {};
  for (const [name, { light, dark }] of Object.entries(THEMED_COLORS)) {
    const [family = name, member = 'DEFAULT'] = name.split('.');
    families[family] = { ...families[family], [member]: { value: { base: light, _dark: dark } } };
  }
  return families;
}
