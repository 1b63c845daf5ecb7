/** Text as the outlines of its letters, for pictures: sharp has no fonts and draws boxes instead of text. */
import { fontFor, type Face } from './fonts.js';
import { runsOf, type Line } from './typesetter.js';

export interface Outline {
  /** SVG path data; the baseline is y = 0, the first letter begins at x = 0 */
  readonly path: string;
  readonly width: number;
}

/** A line's outline. @param size of the letters, in the picture's pixels */
export function outlineOf(face: Face, line: Line, size: number): Outline {
  const letters: string[] = [];
  let x = 0;
  for (const { font, text } of runsOf(face, line)) {
    const scale = (size * font.scale) / font.reader.unitsPerEm;
    // runs are in visual order already
    const { glyphs, positions } = font.reader.layout(text, undefined, undefined, undefined, 'ltr');
    glyphs.forEach((glyph, k) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[k] ?? {};
      const placed = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
      letters.push(placed.toSVG());
      x += xAdvance * scale;
    });
  }
  return { path: letters.join(''), width: x };
}

/** The size at which a face's capitals have a height. @throws Error when the face has no Latin capitals */
export function sizeForCapitals(face: Face, height: number): number {
  const font = fontFor(face, 'H');
  if (!font) throw new Error(`The face ${face} has no H.`);
  return (height * font.reader.unitsPerEm) / (font.reader.capHeight * font.scale);
}
