/** The word PREVIEW as strokes on a grid, so that neither a page nor a server needs a font for it. */
export const PREVIEW_WORD = {
  width: 400,
  height: 110,
  strokes: [
    'M30 82V28h20a16 16 0 0 1 0 32H30',
    'M86 82V28h20a16 16 0 0 1 0 32H86m20 0 16 22',
    'M178 28h-34v54h34M144 55h28',
    'm192 28 20 54 20-54',
    'M250 28v54',
    'M304 28h-34v54h34M270 55h28',
    'm318 28 14 54 16-46 16 46 14-54',
  ],
} as const;
