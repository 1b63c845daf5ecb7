import { defineTextStyles } from '@pandacss/dev';

/** Money, counts, percentages and ids always have tabular lining figures of the body font. */
const FIGURES = 'tabular-nums lining-nums';

interface Face {
  readonly size: number;
  readonly line: number;
}

/** A size that differs below 640 px; both in CSS pixels. */
function scaled(phone: Face, wide: Face) {
  return {
    fontSize: { base: `${phone.size}px`, sm: `${wide.size}px` },
    lineHeight: { base: `${phone.line}px`, sm: `${wide.line}px` },
  };
}

function fixed({ size, line }: Face) {
  return { fontSize: `${size}px`, lineHeight: `${line}px` };
}

const display = { fontFamily: 'display', fontWeight: '400', textWrap: 'balance' } as const;
const body = { fontFamily: 'body', fontWeight: '400' } as const;
const strong = { fontFamily: 'body', fontWeight: '600' } as const;

export const textStyles = defineTextStyles({
  display: {
    value: { ...display, ...scaled({ size: 38, line: 42 }, { size: 56, line: 58 }), letterSpacing: '-0.018em' },
  },
  hero: {
    description: 'h1 of the dashboard',
    value: { ...display, ...scaled({ size: 30, line: 36 }, { size: 40, line: 46 }), letterSpacing: '-0.014em' },
  },
  h1: { value: { ...display, ...scaled({ size: 27, line: 33 }, { size: 34, line: 40 }), letterSpacing: '-0.014em' } },
  h2: { value: { ...display, ...fixed({ size: 22, line: 28 }), letterSpacing: '-0.008em' } },
  h3: { value: { ...strong, ...fixed({ size: 15, line: 22 }) } },
  address: { value: { ...display, ...fixed({ size: 19, line: 25 }), letterSpacing: '-0.006em', textWrap: 'wrap' } },
  jobTitle: { value: { ...display, ...fixed({ size: 18, line: 24 }) } },
  claim: { value: { ...display, ...scaled({ size: 52, line: 57 }, { size: 64, line: 70 }), letterSpacing: '-0.02em' } },
  figure: {
    value: {
      ...strong,
      ...scaled({ size: 24, line: 28 }, { size: 28, line: 32 }),
      letterSpacing: '-0.02em',
      fontVariantNumeric: FIGURES,
    },
  },
  figureLarge: {
    description: 'the first figure of billing and the percentage of the report',
    value: {
      ...strong,
      ...scaled({ size: 38, line: 44 }, { size: 44, line: 50 }),
      letterSpacing: '-0.03em',
      fontVariantNumeric: FIGURES,
    },
  },
  lead: {
    value: { ...body, ...scaled({ size: 16, line: 25 }, { size: 18, line: 28 }), textWrap: 'pretty' },
  },
  body: { value: { ...body, ...fixed({ size: 15, line: 22 }) } },
  label: { value: { ...strong, ...fixed({ size: 13, line: 18 }) } },
  small: { value: { ...body, ...fixed({ size: 13, line: 18 }) } },
  number: { description: 'figures inside running text', value: { fontFamily: 'body', fontVariantNumeric: FIGURES } },
});
