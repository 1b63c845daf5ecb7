import { atMostEvery } from '../messaging/atMostEvery.js';
import { sizeText } from '../domain/sizeText.js';

const INTERVAL_MS = 5000;

export interface Progress {
  add(bytes: number): void;
  readonly count: number;
  readonly bytes: number;
}

/**
 * Counts files, and says every few seconds how many there were.
 * @param total null: unknown
 */
export function progressOf(say: (line: string) => void, doing: string, total: number | null): Progress {
  const { tell } = atMostEvery<void>(INTERVAL_MS, () => {
    say(`${doing}: ${progress.count}${total === null ? '' : ` of ${total}`} files (${sizeText(progress.bytes)})`);
  });
  const progress = {
    count: 0,
    bytes: 0,
    add(bytes: number) {
      progress.count += 1;
      progress.bytes += bytes;
      tell();
    },
  };
  return progress;
}
