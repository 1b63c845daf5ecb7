/**
 * The look of our mails. Clients that know neither style sheets nor dark mode show the inline styles, which are the
 * light theme; the others add the style sheet. The colours are those of the pages (web/theme/colors.ts).
 */
import type { CSSProperties } from 'react';

/** Light and dark. */
export const COLORS = {
  canvas: ['#EFECE8', '#141412'],
  surface: ['#FAF8F5', '#1D1C1A'],
  well: ['#E3DFD9', '#2E2D29'],
  ink: ['#1C1F1D', '#F0EDE7'],
  'ink.muted': ['#535852', '#B9B6AE'],
  line: ['#D6D1CA', '#35332F'],
  accent: ['#1D4D3C', '#A7D2BA'],
  'accent.on': ['#FFFFFF', '#0F241A'],
  'accent.text': ['#1D4D3C', '#A7D2BA'],
  turn: ['#E3B04B', '#E3B04B'],
} as const satisfies Record<string, readonly [string, string]>;

type ColorName = keyof typeof COLORS;

const light = (name: ColorName): string => COLORS[name][0];

const DISPLAY = "'Young Serif', 'Iowan Old Style', Georgia, serif";
const BODY = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif";

const body = { margin: 0, fontFamily: BODY, fontSize: '16px', lineHeight: '24px' } as const;
const small = { ...body, fontSize: '13px', lineHeight: '19px' } as const;

/** Inline styles. Widths and heights in pixels: the column is 600. */
export const STYLES = {
  canvas: { margin: 0, padding: 0, backgroundColor: light('canvas') },
  preview: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0, fontSize: '1px' },
  column: { width: '100%', maxWidth: '600px' },
  head: { padding: '8px 4px 16px' },
  brand: { fontFamily: DISPLAY, fontSize: '20px', lineHeight: '24px', color: light('ink') },
  paper: {
    backgroundColor: light('surface'),
    border: `1px solid ${light('line')}`,
    borderRadius: '10px',
    padding: '32px',
  },
  title: {
    margin: 0,
    fontFamily: DISPLAY,
    fontWeight: 400,
    fontSize: '25px',
    lineHeight: '32px',
    color: light('ink'),
  },
  paragraph: { ...body, paddingTop: '16px', color: light('ink') },
  act: {
    ...body,
    display: 'inline-block',
    padding: '11px 20px',
    borderRadius: '6px',
    backgroundColor: light('accent'),
    color: light('accent.on'),
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: light('accent.text') },
  facts: { width: '100%', borderCollapse: 'collapse' },
  term: {
    ...body,
    padding: '9px 16px 9px 0',
    borderBottom: `1px solid ${light('line')}`,
    color: light('ink.muted'),
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  value: {
    ...body,
    padding: '9px 0',
    borderBottom: `1px solid ${light('line')}`,
    color: light('ink'),
    fontWeight: 600,
    textAlign: 'right',
    wordBreak: 'break-word',
  },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: 0,
    borderRadius: '3px',
    backgroundColor: light('well'),
    // of the alternative text, where pictures are not shown
    ...small,
    color: light('ink.muted'),
  },
  caption: { ...small, paddingTop: '6px', color: light('ink.muted') },
  quote: {
    ...body,
    margin: '16px 0 0',
    padding: '2px 0 2px 16px',
    borderLeft: `3px solid ${light('line')}`,
    color: light('ink'),
  },
  foot: { ...small, padding: '16px 4px 8px', color: light('ink.muted') },
} as const satisfies Record<string, CSSProperties>;

/** The classes of the elements, and the colours that each takes in the dark theme. */
const DARK: Readonly<Record<string, Readonly<Record<string, ColorName>>>> = {
  canvas: { 'background-color': 'canvas' },
  paper: { 'background-color': 'surface', 'border-color': 'line' },
  strong: { color: 'ink' },
  muted: { color: 'ink.muted' },
  ruled: { 'border-color': 'line' },
  act: { 'background-color': 'accent', color: 'accent.on' },
  link: { color: 'accent.text' },
  picture: { 'background-color': 'well', color: 'ink.muted' },
  room: { 'border-color': 'ink' },
  staged: { 'background-color': 'ink' },
};

function darkRules(scope: string): string {
  return Object.entries(DARK)
    .map(([name, colors]) => {
      const values = Object.entries(colors).map(([property, color]) => `${property}:${COLORS[color][1]}!important`);
      return `${scope}.${name}{${values.join(';')}}`;
    })
    .join('');
}

/** `[data-ogsc]` is Outlook's on the web, which replaces the media query. */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
  '@media (max-width:480px){.paper{padding:24px 18px!important}}',
].join('\n');
