/**
 * The order in which a line's signs are drawn from left to right: Unicode's bidirectional algorithm (UAX #9) without
 * its embeddings, whose control characters have been taken out before.
 */

/** right to left, left to right, number, or whatever takes its direction from what is around it */
type Kind = 'R' | 'L' | 'N' | 'neutral';

const RIGHT_TO_LEFT = /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open, close]) => [
    [open, close],
    [close, open],
  ]),
);

function kindOf(sign: string): Kind {
  if (/^\p{Nd}/u.test(sign)) return 'N';
  if (RIGHT_TO_LEFT.test(sign)) return 'R';
  return /^\p{L}/u.test(sign) ? 'L' : 'neutral';
}

const isRightToLeft = (level: number) => level % 2 === 1;

/** @param signs a line's graphemes in reading order; the first letter decides where the line begins */
export function visualOrder(signs: readonly string[]): readonly string[] {
  const kinds = signs.map(kindOf);
  if (!kinds.includes('R')) return signs;
  const base = kinds.find((kind) => kind === 'R' || kind === 'L') === 'R' ? 1 : 0;
  joinNumbers(signs, kinds);
  const levels = levelsOf(kinds, base);
  const shown = signs.map((sign, index) => (isRightToLeft(levels[index]) ? (MIRRORED[sign] ?? sign) : sign));
  for (let level = Math.max(...levels); level > 0; level--) {
    for (let start = 0; start < levels.length; start++) {
      if (levels[start] < level) continue;
      let end = start;
      while (end < levels.length && levels[end] >= level) end++;
      shown.splice(start, end - start, ...shown.slice(start, end).reverse());
      start = end;
    }
  }
  return shown;
}

/** One sign between two digits, as in 1,234.50 or 12/3, belongs to the number; so does one before or after it. */
function joinNumbers(signs: readonly string[], kinds: Kind[]): void {
  for (const [index, sign] of signs.entries()) {
    const [before, after] = [kinds[index - 1] === 'N', kinds[index + 1] === 'N'];
    if (before && after && /^[.,:/-]$/.test(sign)) kinds[index] = 'N';
    if ((before || after) && /^[%#$€£¥+]$/.test(sign)) kinds[index] = 'N';
  }
}

function levelsOf(kinds: readonly Kind[], base: number): number[] {
  // A number after right-to-left text runs left to right inside it; after other text it is part of that.
  let strong: 'R' | 'L' = base === 1 ? 'R' : 'L';
  const directions = kinds.map((kind) => {
    if (kind === 'R' || kind === 'L') strong = kind;
    return kind === 'N' && strong === 'L' ? 'L' : kind;
  });
  const level = (direction: Kind) => (direction === 'R' ? 1 : direction === 'L' && base === 0 ? 0 : 2);
  const side = (direction: Kind | undefined) => {
    if (direction === undefined) return base === 1 ? 'R' : 'L';
    return direction === 'L' ? 'L' : 'R';
  };
  return directions.map((direction, index) => {
    if (direction !== 'neutral') return level(direction);
    const before = directions.slice(0, index).findLast((each) => each !== 'neutral');
    const after = directions.slice(index + 1).find((each) => each !== 'neutral');
    return side(before) === side(after) ? level(side(before)) : base;
  });
}
