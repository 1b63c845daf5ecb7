interface Throttled<Value> {
  tell(value: Value): void;
  /** What was not told yet is dropped. */
  stop(): void;
}

/** Tells the first value at once, and of those that come within `ms` after one that was told the last, at their end. */
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
