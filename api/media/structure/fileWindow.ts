import { readSync } from 'node:fs';

const WINDOW_BYTES = 64 * 1024;

export interface FileWindow {
  /** At most `bytes` bytes, fewer at the file's end. A view that the next call may overwrite. */
  at(position: number, bytes: number): Buffer;
}

/** Reads parts of a file, going forward, without loading it. Blocks, so it belongs in a process of its own. */
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
