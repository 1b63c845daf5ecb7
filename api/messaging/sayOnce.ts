import type { Logger } from 'pino';

interface Said {
  failed(error: unknown): void;
  works(): void;
}

/**
 * Says that something fails when it begins to, and that it works again, once each: what is tried many times a minute
 * fills no log.
 * @param words.quietMs where nothing tells that it works: so long after the last failure it does
 */
export function sayOnce(
  log: Logger,
  words: { readonly fails: string; readonly works: string; readonly quietMs?: number },
): Said {
  const { quietMs } = words;
  let fails = false;
  let timer: NodeJS.Timeout | undefined;
  const works = () => {
    clearTimeout(timer);
    if (fails) log.warn(words.works);
    fails = false;
  };
  return {
    failed(error) {
      if (!fails) log.error({ error: error instanceof Error ? error.message : String(error) }, words.fails);
      fails = true;
      if (quietMs === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(works, quietMs).unref();
    },
    works,
  };
}
