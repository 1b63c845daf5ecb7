import type { PlanEdit } from '../../../../api/stager/contract.js';
import type { Answer, Dragged, Evaluation, More, OpenedRoom, PackedMesh, Question } from './messages.js';

type Wish = Dragged | More;

const isDragged = (wish: Wish | undefined): boolean => wish?.kind === 'place' || wish?.kind === 'turn';

interface Asked {
  readonly edits: readonly PlanEdit[];
  readonly wish?: Wish | undefined;
  readonly resolve: (evaluation: Evaluation | null) => void;
  readonly reject: (error: Error) => void;
}

interface Opening extends OpenedRoom {
  readonly onMesh: (key: string, mesh: PackedMesh) => void;
  readonly onForget: (keys: readonly string[]) => void;
  /** the thread ended with an error */
  readonly onFailure: () => void;
}

export interface Engine {
  /**
   * The plan after the edits; null: while this place of a drag waited, a newer one came.
   * @throws Error with a sentence for the person, where an edit is not possible, or the thread has ended
   */
  readonly evaluate: (edits: readonly PlanEdit[], wish?: Wish) => Promise<Evaluation | null>;
  readonly close: () => void;
}

const ENDED = 'The furniture can no longer be changed here. Load the page again.';

/** Starts the engine's thread. Of a drag's places that wait only the newest is asked: they come faster than answers. */
export function openEngine({ onMesh, onForget, onFailure, ...room }: Opening): Engine {
  const thread = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const ask = (question: Question) => thread.postMessage(question);
  let asked: Asked | null = null;
  let waiting: readonly Asked[] = [];
  let ended = false;

  function askNext() {
    const [first, ...rest] = waiting;
    if (asked || !first) return;
    asked = first;
    waiting = rest;
    ask({ kind: 'evaluate', edits: first.edits, wish: first.wish });
  }
  thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'mesh') return onMesh(data.key, data.mesh);
    if (data.kind === 'forgotten') return onForget(data.keys);
    if (data.kind === 'refused') asked?.reject(new Error(data.message));
    else asked?.resolve(data);
    asked = null;
    askNext();
  });
  thread.addEventListener('error', () => {
    ended = true;
    for (const one of [asked, ...waiting]) one?.reject(new Error(ENDED));
    asked = null;
    waiting = [];
    onFailure();
  });
  ask({ kind: 'open', ...room });
  return {
    evaluate: (edits, wish) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new Error(ENDED));
        const overtaken = isDragged(wish) ? waiting.filter((one) => isDragged(one.wish)) : [];
        overtaken.forEach((one) => one.resolve(null));
        waiting = [...waiting.filter((one) => !overtaken.includes(one)), { edits, wish, resolve, reject }];
        return askNext();
      }),
    close: () => thread.terminate(),
  };
}
