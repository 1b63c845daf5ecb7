import { readSync } from 'node:fs';

const WINDOW_BYTES = 64 * 1024;

export interface FileWindow {
  /** At most as many bytes as asked for: fewer at the file's end. A view that the next call may overwrite. */
  at(position: number, bytes: number): Buffer;
}

/** Looks at a file here and there, going forward, without having it in memory. Blocks: for a process of its own. */
export function fileWindow(file: number): FileWindow {
  let window = Buffer.alloc(0);
  let from = 0;
  return {
    at(position, bytes) {
      if (position < from || position + bytes > from + window.length) {
        const fresh = Buffer.allocUnsafe(Math.max(bytes, WINDOW_BYTES));
        window = fresh.subarray(0, readSync(file, fresh, 0, fresh.length, position));
        from = position;
      }
      return window.subarray(position - from, position - from + bytes);
    },
  };
}
