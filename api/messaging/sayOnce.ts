import type { Logger } from 'pino';

interface Said {
  failed(error: unknown): void;
  works(): void;
}

/**
 * Logs the beginning and the end of a series of failures once each, so that frequent retries do not fill the log.
 * @param words.quietMs when there is no sign of success: milliseconds after the last failure that count as recovery
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
