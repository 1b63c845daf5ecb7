import { vi } from 'vitest';
import { createEngine } from '../engine/engine.js';
import type { Answer, Question } from '../engine/messages.js';

/** Runs the engine of the page in the test's own thread; it makes no meshes, because nothing is drawn. */
export function useInlineThread(): void {
  vi.stubGlobal(
    'Worker',
    class {
      readonly #listeners: ((event: { readonly data: Answer }) => void)[] = [];
      readonly #engine = createEngine((data) => this.#listeners.forEach((listener) => listener({ data })));

      addEventListener(kind: string, listener: (event: { readonly data: Answer }) => void) {
        if (kind === 'message') this.#listeners.push(listener);
      }
      postMessage(question: Question) {
        queueMicrotask(() => this.#engine.receive(structuredClone(question)));
      }
      terminate() {}
    },
  );
}
