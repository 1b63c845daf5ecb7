import type { KeyboardEvent, RefObject } from 'react';
import { KINDS } from '../../../../api/stager/kinds.js';
import { useStored } from '../../../components/store.js';
import type { Arrangement } from '../arrangement.js';
import { numberedNames } from '../numberedNames.js';
import { PieceHandle } from './PieceHandle.js';
import { middleOf } from './pointing.js';
import { useNudge } from './useNudge.js';
import { within } from './within.js';

interface PieceHandlesProps {
  readonly arrangement: Arrangement;
  readonly picture: RefObject<HTMLElement | null>;
  readonly describedBy: string;
}

const PAGES: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };
/** Share of the picture: a piece beyond its border has its handle this far within. */
const BORDER = 0.02;

/** A handle of each piece, for the keyboard: Tab comes to one of them, the page keys go from one to the next. */
export function PieceHandles({ arrangement, picture, describedBy }: PieceHandlesProps) {
  const { store } = arrangement;
  const { camera, width, height } = arrangement.room;
  const pieces = useStored(store, (state) => state.plan.pieces);
  const facts = useStored(store, (state) => state.facts);
  const selected = useStored(store, (state) => state.selected);
  const nudge = useNudge(arrangement);
  const names = numberedNames(pieces, facts);
  const handles = pieces.flatMap(({ id, ...piece }) => {
    const middle = middleOf(camera, { id, ...piece });
    // what stands on another piece is taken in hand by its name
    const isHandled = KINDS[piece.kind].standing !== 'on' || id === selected;
    return middle && isHandled ? [{ id, middle }] : [];
  });
  const inTabOrder = handles.some(({ id }) => id === selected) ? selected : handles[0]?.id;
  const focus = (id: string | undefined) =>
    picture.current?.querySelector<HTMLElement>(`[data-piece="${id}"]`)?.focus();

  async function onKey(event: KeyboardEvent<HTMLElement>, id: string) {
    const step = PAGES[event.key];
    const at = handles.findIndex((one) => one.id === id);
    const next = handles.at((at + (step ?? 1)) % handles.length)?.id;
    if (step === undefined) {
      await nudge(event, id);
      if (event.key === 'Delete') focus(next);
      return;
    }
    event.preventDefault();
    focus(next);
  }
  return handles.map(({ id, middle }) => (
    <PieceHandle
      key={id}
      id={id}
      name={names.get(id) ?? id}
      at={[within(middle[0] / width, BORDER), within(middle[1] / height, BORDER)]}
      selected={id === selected}
      inTabOrder={id === inTabOrder}
      describedBy={describedBy}
      onSelect={() => arrangement.select(id)}
      onKey={(event) => void onKey(event, id)}
    />
  ));
}
