/** Repeatable choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** uniform in 0..1 */
  next(): number;
  /** uniform in low..high */
  between(low: number, high: number): number;
  /** true with the given probability */
  chance(probability: number): boolean;
  /** one of the choices; throws a RangeError if there are none */
  pick<T>(choices: readonly T[]): T;
  /** the choices in a random order */
  shuffled<T>(choices: readonly T[]): T[];
  /** 32 unsigned bits */
  integer(): number;
}

/** Another seed in 0..2^31 - 2 for the next try, by the multiplier of Park and Miller's minimal standard (1993). */
export const nextSeed = (seed: number): number => (seed * 48_271 + 7) % 2_147_483_647;

/** Mulberry32 (Tommy Ettinger): 32 bits of state, enough for the few hundred choices of one arrangement. */
export function createRandom(seed: number): Random {
  let state = scramble(seed);
  const integer = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const next = () => integer() / 2 ** 32;
  return {
    next,
    integer,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick<T>(choices: readonly T[]): T {
      if (choices.length === 0) throw new RangeError('pick: there are no choices');
      return choices[Math.floor(next() * choices.length)] as T;
    },
    shuffled<T>(choices: readonly T[]): T[] {
      const order = choices.map((choice) => ({ choice, key: next() }));
      return order.toSorted((a, b) => a.key - b.key).map(({ choice }) => choice);
    },
  };
}

/** Mixes a seed, so that neighbouring seeds give unrelated sequences. */
function scramble(seed: number): number {
  let h = Math.trunc(seed) ^ Math.trunc(seed / 2 ** 32);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
