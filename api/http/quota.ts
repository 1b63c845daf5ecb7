/** A limit on concurrent use: per address or person, and in total. */
export interface QuotaLimits {
  readonly each: number;
  readonly all: number;
}

interface Quota {
  /** @returns a function that returns the place (idempotent); null when there is none */
  take(holder: string): (() => void) | null;
}

export function createQuota({ each, all }: QuotaLimits): Quota {
  const held = new Map<string, number>();
  let total = 0;

  function give(holder: string): void {
    const left = (held.get(holder) ?? 0) - 1;
    if (left > 0) held.set(holder, left);
    else held.delete(holder);
    total--;
  }

  return {
    take(holder) {
      const own = held.get(holder) ?? 0;
      if (own >= each || total >= all) return null;
      held.set(holder, own + 1);
      total++;
      let isGiven = false;
      return () => {
        if (!isGiven) give(holder);
        isGiven = true;
      };
    },
  };
}
