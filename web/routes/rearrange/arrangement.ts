import type { Piece, Plan, PlanEdit, Room } from '../../../api/stager/contract.js';
import { beginHistory, changeHistory, type History, type HistoryChange, oneGesture } from '../../components/history.js';
import { createStore, type Store } from '../../components/store.js';
import { announce } from '../../feedback/announcer.js';
import { notifyError, wordsOf } from '../../feedback/notify.js';
import { type Engine, openEngine } from './engine/askEngine.js';
import { joinEdits } from './engine/joinEdits.js';
import type { Dragged, Evaluation, More, OpenedRoom, PackedMesh } from './engine/messages.js';
import { groupOf } from './groupOf.js';
import { numberedNames } from './numberedNames.js';
import { placeWords } from './placeWords.js';
import type { Scene } from './scene/createScene.js';

/** The arrangement on the screen. */
export interface Shown extends Omit<Evaluation, 'edits'> {
  /** the edits that are kept, with undo: those of a drag come when it ends */
  readonly history: History<readonly PlanEdit[]>;
  /** the id of the piece in hand */
  readonly selected: string | null;
  /** the group of a piece moves along with it */
  readonly grouped: boolean;
  /** what draws it; null: nothing yet, or the furniture cannot be drawn */
  readonly scene: Scene | null;
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

/** What a person does: edits, or a wish for which the engine finds them; by the plan as it is when its turn comes. */
type Deed = (plan: Plan) => readonly PlanEdit[] | Dragged | More;

/** What is said of a deed to screen readers, by what came of it. */
type Told = string | ((evaluation: Evaluation) => string);

const NO_EDITS: readonly PlanEdit[] = [];

const startOf = (plan: Plan): Shown => ({
  history: beginHistory(NO_EDITS),
  plan,
  objections: [],
  guides: [],
  facts: {},
  selected: null,
  grouped: false,
  scene: null,
  meshes: new Map(),
  ready: false,
  broken: false,
});

/** Asks the engine what comes of a person's edits, one after the other, and shows it. */
export class Arrangement {
  readonly store: Store<Shown>;
  readonly #opened: OpenedRoom;
  #engine: Engine | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #drag: Drag | null = null;

  constructor(opened: OpenedRoom) {
    this.#opened = opened;
    this.store = createStore(startOf(opened.plan));
  }

  get room(): Room {
    return this.#opened.room;
  }

  /** Starts the engine. @returns a function that ends it */
  open(): () => void {
    const { store } = this;
    const engine = openEngine({
      ...this.#opened,
      onMesh: (key, mesh) => store.set({ meshes: new Map(store.get().meshes).set(key, mesh) }),
      onForget: (keys) =>
        store.set({ meshes: new Map([...store.get().meshes].filter(([key]) => !keys.includes(key))) }),
      onFailure: () => store.set({ broken: true }),
    });
    this.#engine = engine;
    void this.#inLine(() => this.#evaluateKept());
    return () => engine.close();
  }

  /** Edits that are kept. */
  get edits(): readonly PlanEdit[] {
    return this.store.get().history.present;
  }

  /** The name of a piece, with a number where several have the same. */
  nameOf(id: string): string {
    const { plan, facts } = this.store.get();
    return numberedNames(plan.pieces, facts).get(id) ?? id;
  }

  pieceOf(id: string): Piece | null {
    return this.store.get().plan.pieces.find((piece) => piece.id === id) ?? null;
  }

  /** Where a piece is, as it is read out. */
  placeOf(piece: Piece): string {
    return placeWords(this.room, piece, this.#opened.units);
  }

  /** What moves along with a piece: its group, if the person wants that. */
  alongWith(id: string, plan = this.store.get().plan): readonly string[] {
    return this.store.get().grouped ? groupOf(plan, id) : [];
  }

  group(grouped: boolean): void {
    this.store.set({ grouped });
  }

  select(id: string | null): void {
    this.store.set({ selected: id });
  }

  undo(): void {
    this.#changeHistory({ kind: 'undo' });
  }

  redo(): void {
    this.#changeHistory({ kind: 'redo' });
  }

  /** Exchanges all edits, as one step. */
  replace(edits: readonly PlanEdit[]): void {
    this.#changeHistory({ kind: 'change', next: () => edits, gesture: oneGesture() });
  }

  /** Shows a piece where it is dragged, or how it is turned; `release` keeps it so, as one step. */
  drag(dragged: Dragged): void {
    const drag = (this.#drag ??= { evaluation: null, last: Promise.resolve() });
    // what was done before comes first
    const asked = this.#line.then(() => this.#engine?.evaluate(this.edits, dragged));
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
   * Does something at once, and tells what was done and what bars the arrangement now.
   * @param gesture deeds of one gesture are undone as one
   * @returns what came of it; null: it was refused, and the person was told why
   */
  act(deed: Deed, said: Told, gesture = oneGesture()): Promise<Evaluation | null> {
    return this.#inLine(async () => {
      try {
        const done = deed(this.store.get().plan);
        const isWish = 'kind' in done;
        const edits = isWish ? this.edits : joinEdits(this.edits, done);
        const evaluation = (await this.#engine?.evaluate(edits, isWish ? done : undefined)) ?? null;
        if (!evaluation) return null;
        this.#keep(evaluation, gesture);
        tell(typeof said === 'string' ? said : said(evaluation), evaluation);
        return evaluation;
      } catch (error) {
        void notifyError(wordsOf(error, 'The furniture could not be changed.'));
        return null;
      }
    });
  }

  /** One after the other: each starts from what the one before has left. */
  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  /** After what is being done: undo is of the newest. */
  #changeHistory(change: HistoryChange<readonly PlanEdit[]>): void {
    void this.#inLine(async () => {
      this.store.set({ history: changeHistory(this.store.get().history, change) });
      await this.#evaluateKept();
    });
  }

  /** Shows what comes of the edits that are kept. */
  async #evaluateKept(): Promise<void> {
    const evaluation = await this.#engine?.evaluate(this.edits);
    if (evaluation) this.#show(evaluation);
  }

  #show({ edits: _edits, ...shown }: Evaluation): void {
    const { selected } = this.store.get();
    const stays = shown.plan.pieces.some(({ id }) => id === selected);
    this.store.set({ ...shown, ready: true, selected: stays ? selected : null });
  }

  #keep(evaluation: Evaluation, gesture: string): void {
    const { history } = this.store.get();
    this.#show({ ...evaluation, guides: [] });
    this.store.set({ history: changeHistory(history, { kind: 'change', next: () => evaluation.edits, gesture }) });
  }
}

/** In one text: a live region says only the last of several. */
function tell(said: string, { objections }: Evaluation): void {
  const bars = objections.filter(({ hard }) => hard).map(({ words }) => words);
  announce([said, ...new Set(bars)].join(' '));
}
