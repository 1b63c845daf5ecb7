import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Plan, PlanEdit, Room } from '../../../api/stager/contract.js';
import type { Ordered } from '../../../api/stager/design/edits/applyEdits.js';
import { oneGesture } from '../../components/history.js';
import { createStore, type Store } from '../../components/store.js';
import { useHistory } from '../../components/useHistory.js';
import { announce } from '../../feedback/announcer.js';
import { notifyError, wordsOf } from '../../feedback/notify.js';
import { type Units, systemOf } from '../../format/lengths.js';
import { type Engine, openEngine, type Wish } from './engine/askEngine.js';
import type { Evaluation, PackedMesh, Wanted } from './engine/messages.js';

/** The arrangement on the screen. */
export interface Shown extends Evaluation {
  /** the id of the piece in hand */
  readonly selected: string | null;
  /** meshes by `shapeKey`, and how many arrived: a mesh may be replaced by a coarser one */
  readonly meshes: ReadonlyMap<string, PackedMesh>;
  readonly arrived: number;
  /** the first answer is here */
  readonly ready: boolean;
}

export interface Rearranging {
  readonly store: Store<Shown>;
  readonly edits: readonly PlanEdit[];
  /** null: there is nothing to undo */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly select: (id: string | null) => void;
  /** Shows a piece where it is dragged; `release` keeps it there, as one step. */
  readonly drag: (wanted: Wanted) => void;
  readonly release: () => void;
  /**
   * Does something at once.
   * @param gesture acts of one gesture are undone as one
   */
  readonly act: (edits: readonly PlanEdit[], gesture?: string) => Promise<Evaluation | null>;
  readonly wish: (wish: Wish, gesture?: string) => Promise<Evaluation | null>;
  /** Exchanges all edits, as one step. */
  readonly replace: (edits: readonly PlanEdit[]) => void;
  /** the engine's thread has ended with an error */
  readonly broken: boolean;
}

interface Settings {
  readonly room: Room;
  /** of the staged picture */
  readonly plan: Plan;
  /** what a new arrangement goes by */
  readonly ordered: Ordered;
  readonly units: Units;
}

const NO_EDITS: readonly PlanEdit[] = [];

/** An arrangement that a person changes: its edits with undo, and what the engine says of them. */
export function useRearranging({ room, plan, ordered, units }: Settings): Rearranging {
  const history = useHistory(NO_EDITS);
  const [broken, setBroken] = useState(false);
  const [store] = useState(() =>
    createStore<Shown>({
      edits: NO_EDITS,
      plan,
      objections: [],
      guides: [],
      facts: {},
      selected: null,
      meshes: new Map(),
      arrived: 0,
      ready: false,
    }),
  );
  const engine = useRef<Engine | null>(null);
  const newest = useRef(NO_EDITS);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const dragged = useRef<{ evaluation: Evaluation | null; last: Promise<unknown> } | null>(null);

  function show(evaluation: Evaluation) {
    const { selected } = store.get();
    const stays = evaluation.plan.pieces.some(({ id }) => id === selected);
    store.set({ ...evaluation, ready: true, selected: stays ? selected : null });
  }
  function keep(evaluation: Evaluation, gesture: string) {
    newest.current = evaluation.edits;
    show({ ...evaluation, guides: [] });
    history.change(() => evaluation.edits, gesture);
  }
  /** One after the other: each starts from what the one before has left. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = line.current.then(work);
    line.current = done.catch(() => undefined);
    return done;
  }
  function evaluateAndKeep(edits: readonly PlanEdit[], wish: Wish | undefined, gesture: string) {
    return inLine(async () => {
      try {
        const evaluation = (await engine.current?.evaluate([...newest.current, ...edits], wish)) ?? null;
        if (evaluation) keep(evaluation, gesture);
        return evaluation;
      } catch (error) {
        void notifyError(wordsOf(error, 'The furniture could not be changed.'));
        return null;
      }
    });
  }

  const begin = useEffectEvent(() => {
    const opened = openEngine({
      room,
      plan,
      ordered,
      units: systemOf(units),
      onMesh(key, mesh) {
        const { meshes, arrived } = store.get();
        store.set({ meshes: new Map(meshes).set(key, mesh), arrived: arrived + 1 });
      },
      onFailure: () => setBroken(true),
    });
    engine.current = opened;
    void opened.evaluate(newest.current).then((evaluation) => evaluation && show(evaluation));
    return opened;
  });
  useEffect(() => {
    const opened = begin();
    return () => opened.close();
  }, []);

  const follow = useEffectEvent((edits: readonly PlanEdit[]) => {
    if (newest.current === edits) return;
    newest.current = edits;
    void inLine(async () => {
      const evaluation = await engine.current?.evaluate(edits);
      if (evaluation) show(evaluation);
    });
  });
  // undone or redone
  useEffect(() => follow(history.present), [history.present]);

  return {
    store,
    edits: history.present,
    undo: history.undo,
    redo: history.redo,
    broken,
    select: (selected) => store.set({ selected }),
    drag(wanted) {
      const asked = engine.current?.evaluate(newest.current, wanted).then((evaluation) => {
        if (!evaluation || !dragged.current) return;
        dragged.current.evaluation = evaluation;
        show(evaluation);
      });
      dragged.current ??= { evaluation: null, last: Promise.resolve() };
      dragged.current.last = asked ?? dragged.current.last;
    },
    release() {
      const drag = dragged.current;
      if (!drag) return;
      void inLine(async () => {
        await drag.last;
        dragged.current = null;
        if (drag.evaluation) keep(drag.evaluation, oneGesture());
      });
    },
    act: (edits, gesture = oneGesture()) => evaluateAndKeep(edits, undefined, gesture),
    wish: (wish, gesture = oneGesture()) => evaluateAndKeep(NO_EDITS, wish, gesture),
    replace: (edits) => history.change(() => edits, oneGesture()),
  };
}

/** Tells a screen reader what is wrong now, or that nothing is. */
export function announceObjections({ objections }: Evaluation): void {
  const hard = objections.filter((one) => one.hard).map(({ words }) => words);
  if (hard.length > 0) announce(hard.join(' '));
}
