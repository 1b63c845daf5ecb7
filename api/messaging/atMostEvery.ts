interface Throttled<Value> {
  tell(value: Value): void;
  /** Drops the pending value. */
  stop(): void;
}

/**
 * Throttles: passes the first value on at once, and at most one per `ms` afterwards: the last one, at the end of the
 * interval.
 */
export function atMostEvery<Value>(ms: number, tell: (value: Value) => void): Throttled<Value> {
  let timer: NodeJS.Timeout | null = null;
  let late: { readonly value: Value } | null = null;
  const now = (value: Value) => {
    late = null;
    timer = setTimeout(() => {
      timer = null;
      if (late) now(late.value);
    }, ms);
    timer.unref();
    tell(value);
  };
  return {
    tell(value) {
      if (timer) late = { value };
      else now(value);
    },
    stop() {
      if (timer) clearTimeout(timer);
      late = null;
    },
  };
}
