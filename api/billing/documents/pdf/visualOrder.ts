import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const isRightToLeft = (level: number) => level % 2 === 1;

/**
 * The order in which a line's signs are drawn from left to right: Unicode's bidirectional algorithm (UAX #9).
 * @param signs a line's graphemes in reading order; the first letter decides where the line begins
 */
export function visualOrder(signs: readonly string[]): readonly string[] {
  // One code unit stands for each grapheme, which stays whole: its marks go where their letter goes.
  const line = signs.map((sign) => sign[0]).join('');
  const embedding = bidi.getEmbeddingLevels(line);
  return bidi.getReorderedIndices(line, embedding).map((index) => {
    const mirrored = isRightToLeft(embedding.levels[index]) ? bidi.getMirroredCharacter(signs[index]) : null;
    return mirrored ?? signs[index];
  });
}
