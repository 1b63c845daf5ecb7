/**
 * A semaphore with fair turns: a few pieces of work run at once, and waiting sides take turns however many they have.
 */

interface GateLimits {
  /** pieces that run at once */
  readonly most: number;
  /** of these, at most so many of one side */
  readonly mostEach: number;
  /** how many pieces of one side may wait */
  readonly longestLine: number;
}

/** The side's line is full. */
export class LineIsFull extends Error {
  override readonly name = 'LineIsFull';
}

interface Side {
  /** when its last piece began, counted in pieces; 0: none yet */
  turn: number;
  running: number;
  readonly waiting: (() => void)[];
}

/** @returns runs the work when it is its side's turn. Throws LineIsFull */
export function fairGate({ most, mostEach, longestLine }: GateLimits) {
  /** Sides with running or waiting work. */
  const sides = new Map<string, Side>();
  let running = 0;
  let turns = 0;

  const begin = (side: Side) => {
    running++;
    side.running++;
    side.turn = ++turns;
  };
  const next = () => {
    const ready = [...sides.values()].filter((side) => side.waiting.length > 0 && side.running < mostEach);
    const [first] = ready.toSorted((one, other) => one.turn - other.turn);
    if (!first) return;
    begin(first);
    first.waiting.shift()?.();
  };

  return async function pass<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const side = sides.get(name) ?? { turn: 0, running: 0, waiting: [] };
    sides.set(name, side);
    if (running < most && side.running < mostEach) begin(side);
    else if (side.waiting.length >= longestLine) throw new LineIsFull(`${longestLine} wait already.`);
    else await new Promise<void>((turn) => side.waiting.push(turn));
    try {
      return await work();
    } finally {
      running--;
      side.running--;
      if (side.running === 0 && side.waiting.length === 0) sides.delete(name);
      next();
    }
  };
}
