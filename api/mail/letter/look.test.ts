import { expect, it } from 'vitest';
import { THEMED_COLORS } from '../../../web/theme/colors.js';
import { COLORS, STYLE_SHEET } from './look.js';

it('has the colours of the pages', () => {
  const ofPages = Object.entries(THEMED_COLORS).map(([name, { light, dark }]) => [name, [light, dark]] as const);
  expect(Object.fromEntries(ofPages)).toMatchObject(COLORS);
});

it('gives every colour of the dark theme over the inline style', () => {
  const [dark = ''] = /@media \(prefers-color-scheme:dark\)\{.*\}/.exec(STYLE_SHEET) ?? [];
  const values = dark.match(/#\w{6}(!important)?/g) ?? [];
  expect(values.length).toBeGreaterThan(8);
  expect(values.filter((value) => !value.endsWith('!important'))).toEqual([]);
});
