import { vi } from 'vitest';
import { createEngine } from '../engine/engine.js';
import type { Answer, Question } from '../engine/messages.js';

type Listener = (event: { readonly data?: Answer }) => void;

/**
 * Runs the engine of the page in the test's own thread; it makes no meshes, because nothing is drawn.
 * @returns what ends the newest thread with an error
 */
export function useInlineThread(): { readonly fail: () => void } {
  let fail = () => {};
  vi.stubGlobal(
    'Worker',
    class {
      readonly #listeners = new Map<string, Listener[]>();
      readonly #engine = createEngine((data) => this.#tell('message', { data }));

      constructor() {
        fail = () => this.#tell('error', {});
      }
      #tell(kind: string, event: Parameters<Listener>[0]) {
        this.#listeners.get(kind)?.forEach((listener) => listener(event));
      }
      addEventListener(kind: string, listener: Listener) {
        this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
      }
      postMessage(question: Question) {
        queueMicrotask(() => this.#engine.receive(structuredClone(question)));
      }
      terminate() {}
    },
  );
  return { fail: () => fail() };
}
