/**
 * The fonts that documents and labels are set in. Each face is a list: the first font that has a character draws it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { unpackWoff } from './woff.js';

export type Face = 'body' | 'strong' | 'display';

export interface Font {
  readonly name: string;
  /** an OpenType file */
  readonly bytes: Buffer;
  /** the factor that makes it look as large as the other fonts */
  readonly scale: number;
  /** it has no bold weight: bold letters are drawn with an outline */
  readonly oneWeight: boolean;
  readonly reader: fontkit.Font;
  /** Whether it has the character. The PDF library silently draws an empty box for a missing one. */
  readonly has: (codePoint: number) => boolean;
}

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'];

const notoSans = (weight: 400 | 600) => SCRIPTS.map((script) => `noto-sans/files/noto-sans-${script}-${weight}-normal`);
const YOUNG_SERIF = ['latin', 'latin-ext'].map((script) => `young-serif/files/young-serif-${script}-400-normal`);
/** A bitmap font of Unicode's whole first plane: the fallback for scripts that the other fonts lack. */
const UNIFONT = 'unifont/files/unifont-latin-400-normal';
const UNIFONT_SCALE = 1.15;

const FILES: Readonly<Record<Face, readonly string[]>> = {
  body: [...notoSans(400), UNIFONT],
  strong: [...notoSans(600), UNIFONT],
  display: [...YOUNG_SERIF, ...notoSans(600), UNIFONT],
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function open(file: string): Font {
  const there = opened.get(file);
  if (there) return there;
  const bytes = unpackWoff(readFileSync(resolve(`@fontsource/${file}.woff`)));
  const reader = fontkit.create(bytes) as fontkit.Font; // a WOFF file holds one font, never a collection
  const oneWeight = file === UNIFONT;
  const scale = oneWeight ? UNIFONT_SCALE : 1;
  const has = (point: number) => reader.hasGlyphForCodePoint(point);
  const font = { name: file, bytes, reader, has, scale, oneWeight };
  opened.set(file, font);
  return font;
}

/** The first font of the face that has all the characters, or null. Fonts are read lazily. */
export function fontFor(face: Face, text: string): Font | null {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  for (const file of FILES[face]) {
    const font = open(file);
    if (points.every(font.has)) return font;
  }
  return null;
}
