import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** The hairline inside a photo's edge. */
const photoEdge = {
  content: '""',
  position: 'absolute',
  inset: '0',
  borderRadius: 'inherit',
  boxShadow: 'inset 0 0 0 1px {colors.photo.edge}',
  pointerEvents: 'none',
} as const;

export const photo = defineSlotRecipe({
  className: 'photo',
  slots: ['root', 'image', 'missing'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      w: 'full',
      overflow: 'hidden',
      borderRadius: 'photo',
      bg: 'well',
      _after: photoEdge,
    },
    image: {
      display: 'block',
      w: 'full',
      h: 'full',
      objectFit: 'cover',
      transition: 'transform {durations.slow} {easings.out}',
    },
    missing: { display: 'grid', placeItems: 'center', w: 'full', h: 'full', color: 'ink.subtle' },
  },
  variants: {
    ratio: {
      '3/2': { root: { aspectRatio: '3/2' } },
      '4/3': { root: { aspectRatio: '4/3' } },
      fill: { root: { h: 'full' } },
    },
  },
  defaultVariants: { ratio: '3/2' },
});

export const plate = defineSlotRecipe({
  className: 'plate',
  slots: ['root', 'number'],
  base: {
    root: {
      containerType: 'inline-size',
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      w: 'full',
      overflow: 'hidden',
      borderRadius: 'photo',
      bg: 'plate',
      color: 'plate.on',
      _after: {
        content: '""',
        position: 'absolute',
        inset: 'clamp(5px, 3.2cqi, 12px)',
        border: '1px solid color-mix(in srgb, {colors.plate.on} 34%, transparent)',
        borderRadius: '2px',
        pointerEvents: 'none',
      },
    },
    number: {
      pb: '[0.12em]',
      // A long number is smaller, so that it stays within the frame.
      font: '400 min(clamp(20px, 27cqi, 96px), calc(130cqi / var(--letters)))/1 {fonts.display}',
      letterSpacing: '-0.02em',
    },
  },
  variants: {
    ratio: { '3/2': { root: { aspectRatio: '3/2' } }, '4/3': { root: { aspectRatio: '4/3' } } },
  },
  defaultVariants: { ratio: '3/2' },
});

export const previewMark = defineRecipe({
  className: 'previewMark',
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    gridTemplateRows: '1fr 1fr 1fr',
    alignItems: 'center',
    overflow: 'hidden',
    pointerEvents: 'none',
    '& svg': { h: 'auto', filter: 'drop-shadow(0 0 2px rgba(20, 20, 18, 0.6))' },
    '& svg:nth-child(1)': { justifySelf: 'end', mr: '4%' },
    '& svg:nth-child(2)': { justifySelf: 'center' },
    '& svg:nth-child(3)': { justifySelf: 'start', ml: '4%' },
  },
  variants: {
    size: {
      large: { '& svg': { w: '38%', opacity: '0.5' } },
      card: { '& svg': { w: '54%', opacity: '0.72' } },
    },
  },
  defaultVariants: { size: 'large' },
});

export const compare = defineSlotRecipe({
  className: 'compare',
  slots: ['root', 'surface', 'before', 'after', 'overlay', 'seam', 'knob', 'tagBefore', 'tagAfter', 'failure'],
  base: {
    root: { display: 'block', w: 'full' },
    surface: {
      position: 'relative',
      display: 'block',
      w: 'full',
      overflow: 'hidden',
      borderRadius: 'photo',
      bg: 'stage',
      userSelect: 'none',
      cursor: 'ew-resize',
      '&[data-ready=false]': { cursor: 'default' },
      '&[data-zoomed=true]': { cursor: 'grab' },
      _after: photoEdge,
    },
    before: {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      objectFit: 'contain',
      transformOrigin: '0 0',
      pointerEvents: 'none',
    },
    after: {
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      clipPath: 'inset(0 0 0 var(--at))',
      '& img': { w: 'full', h: 'full', objectFit: 'contain', transformOrigin: '0 0' },
      '[data-ready=false] > &': { visibility: 'hidden' },
      '[data-preset=true] > &': { transition: 'clip-path {durations.slow} {easings.seam}' },
    },
    overlay: {
      position: 'absolute',
      inset: '0',
      clipPath: 'inset(0 0 0 var(--at))',
      pointerEvents: 'none',
      '[data-ready=false] > &': { visibility: 'hidden' },
    },
    seam: {
      position: 'absolute',
      top: '0',
      bottom: '0',
      left: 'var(--at)',
      w: '2',
      ml: '[-1px]',
      bg: 'seam',
      boxShadow: '0 0 0 1px {colors.seam.ring}',
      pointerEvents: 'none',
      '[data-preset=true] > &': { transition: 'left {durations.slow} {easings.seam}' },
    },
    knob: {
      position: 'absolute',
      top: '50%',
      display: 'grid',
      placeItems: 'center',
      w: '44',
      h: '44',
      borderRadius: 'full',
      bg: 'turn',
      color: 'turn.on',
      boxShadow: '0 0 0 1px {colors.seam.knob}, 0 2px 8px rgba(0, 0, 0, 0.3)',
      cursor: 'ew-resize',
      _hover: { bg: 'turn.hover' },
      '[data-preset=true] > &': { transition: 'left {durations.slow} {easings.seam}' },
    },
    tagBefore: { position: 'absolute', left: '12', bottom: '12', pointerEvents: 'none' },
    tagAfter: { position: 'absolute', right: '12', bottom: '12', pointerEvents: 'none' },
    failure: {
      position: 'absolute',
      left: '12',
      right: '12',
      top: '12',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8',
      cursor: 'default',
    },
  },
});
