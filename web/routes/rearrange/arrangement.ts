import type { Plan, PlanEdit } from '../../../api/stager/contract.js';
import { oneGesture } from '../../components/history.js';
import { createStore, type Store } from '../../components/store.js';
import { notifyError, wordsOf } from '../../feedback/notify.js';
import { type Engine, openEngine, type Wish } from './engine/askEngine.js';
import { joinEdits } from './engine/joinEdits.js';
import type { Evaluation, OpenedRoom, PackedMesh, Wanted } from './engine/messages.js';

/** The arrangement on the screen. */
export interface Shown extends Evaluation {
  /** the id of the piece in hand */
  readonly selected: string | null;
  /** by `shapeKey`; a mesh may be replaced by a coarser one */
  readonly meshes: ReadonlyMap<string, PackedMesh>;
  /** the first answer is here */
  readonly ready: boolean;
  /** the engine's thread has ended with an error */
  readonly broken: boolean;
}

interface Drag {
  /** of the newest place */
  evaluation: Evaluation | null;
  last: Promise<unknown>;
}

export const NO_EDITS: readonly PlanEdit[] = [];

const startOf = (plan: Plan): Shown => ({
  edits: NO_EDITS,
  plan,
  objections: [],
  guides: [],
  facts: {},
  selected: null,
  meshes: new Map(),
  ready: false,
  broken: false,
});

/** Asks the engine what comes of a person's edits, one after the other, and shows it. */
export class Arrangement {
  readonly store: Store<Shown>;
  readonly #room: OpenedRoom;
  readonly #onKeep: (edits: readonly PlanEdit[], gesture: string) => void;
  #engine: Engine | null = null;
  #newest = NO_EDITS;
  #line: Promise<unknown> = Promise.resolve();
  #drag: Drag | null = null;

  /** @param onKeep called with all edits when a person has made one */
  constructor(room: OpenedRoom, onKeep: (edits: readonly PlanEdit[], gesture: string) => void) {
    this.#room = room;
    this.#onKeep = onKeep;
    this.store = createStore(startOf(room.plan));
  }

  /** Starts the engine. @returns a function that ends it */
  open(): () => void {
    const { store } = this;
    const engine = openEngine({
      ...this.#room,
      onMesh: (key, mesh) => store.set({ meshes: new Map(store.get().meshes).set(key, mesh) }),
      onFailure: () => store.set({ broken: true }),
    });
    this.#engine = engine;
    void this.#inLine(() => this.#evaluateAndShow(this.#newest));
    return () => engine.close();
  }

  select(id: string | null): void {
    this.store.set({ selected: id });
  }

  /** Shows other edits, such as after undo. */
  follow(edits: readonly PlanEdit[]): void {
    if (this.#newest === edits) return;
    this.#newest = edits;
    void this.#inLine(() => this.#evaluateAndShow(edits));
  }

  /** Shows a piece where it is dragged; `release` keeps it there, as one step. */
  drag(wanted: Wanted): void {
    const drag = (this.#drag ??= { evaluation: null, last: Promise.resolve() });
    // what was done before comes first
    const asked = this.#line.then(() => this.#engine?.evaluate(this.#newest, wanted));
    drag.last = asked.then(
      (evaluation) => {
        if (!evaluation) return;
        drag.evaluation = evaluation;
        this.#show(evaluation);
      },
      () => undefined,
    );
  }

  release(): void {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag) return;
    void this.#inLine(async () => {
      await drag.last;
      if (drag.evaluation) this.#keep(drag.evaluation, oneGesture());
    });
  }

  /**
   * Does something at once.
   * @param gesture acts of one gesture are undone as one
   * @returns what came of it; null: it was refused, and the person was told why
   */
  act(edits: readonly PlanEdit[], gesture?: string): Promise<Evaluation | null> {
    return this.#evaluateAndKeep(edits, undefined, gesture);
  }

  /** The same with edits that the engine finds: one more piece, a place that sticks. */
  wish(wish: Wish, gesture?: string): Promise<Evaluation | null> {
    return this.#evaluateAndKeep(NO_EDITS, wish, gesture);
  }

  /** One after the other: each starts from what the one before has left. */
  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  #evaluateAndKeep(edits: readonly PlanEdit[], wish: Wish | undefined, gesture = oneGesture()) {
    return this.#inLine(async () => {
      try {
        const evaluation = (await this.#engine?.evaluate(joinEdits(this.#newest, edits), wish)) ?? null;
        if (evaluation) this.#keep(evaluation, gesture);
        return evaluation;
      } catch (error) {
        void notifyError(wordsOf(error, 'The furniture could not be changed.'));
        return null;
      }
    });
  }

  async #evaluateAndShow(edits: readonly PlanEdit[]): Promise<void> {
    const evaluation = await this.#engine?.evaluate(edits);
    if (evaluation) this.#show(evaluation);
  }

  #show(evaluation: Evaluation): void {
    const { selected } = this.store.get();
    const stays = evaluation.plan.pieces.some(({ id }) => id === selected);
    this.store.set({ ...evaluation, ready: true, selected: stays ? selected : null });
  }

  #keep(evaluation: Evaluation, gesture: string): void {
    this.#newest = evaluation.edits;
    this.#show({ ...evaluation, guides: [] });
    this.#onKeep(evaluation.edits, gesture);
  }
}
