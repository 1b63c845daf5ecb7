/** Lets `most` pieces of work run at once; the others wait their turn. */
export function gate(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
