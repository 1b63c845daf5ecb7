import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const isRightToLeft = (level: number) => level % 2 === 1;

/**
 * The visual order of a line, from left to right: Unicode's bidirectional algorithm (UAX #9).
 * @param signs a line's graphemes in reading order; the first letter decides the base direction
 */
export function visualOrder(signs: readonly string[]): readonly string[] {
  // One code unit represents each grapheme, so that marks stay with their letters.
  const line = signs.map((sign) => sign[0]).join('');
  const embedding = bidi.getEmbeddingLevels(line);
  return bidi.getReorderedIndices(line, embedding).map((index) => {
    const [sign, level] = [signs[index], embedding.levels[index]];
    if (sign === undefined || level === undefined) throw new Error(`Expected a grapheme at ${index}.`);
    return (isRightToLeft(level) ? bidi.getMirroredCharacter(sign) : null) ?? sign;
  });
}

/** Whether the first letter of a text belongs to a script that is read from right to left. */
export const readsFromRight = (text: string): boolean =>
  isRightToLeft(bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0);
