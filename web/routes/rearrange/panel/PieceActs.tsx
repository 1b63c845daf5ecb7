import { ArrowLeftRight, Copy, RotateCcw, RotateCw, Shuffle, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { css } from '#styled/css';
import type { Piece, Plan } from '../../../../api/stager/contract.js';
import { hangs, isOnFloor } from '../../../../api/stager/kinds.js';
import { SwitchField } from '../../../components/SwitchField.js';
import { useStored } from '../../../components/store.js';
import { sizeOf, type Units } from '../../../format/lengths.js';
import type { Arrangement } from '../arrangement.js';
import { LazyCatalogue } from '../catalogue/LazyCatalogue.js';
import type { PieceFacts } from '../engine/messages.js';
import { groupOf } from '../groupOf.js';
import { TURN_STEP } from '../turnStep.js';
import { ActButtons } from '../../../components/ActButtons.js';
import { ColourChoices } from './ColourChoices.js';
import { pieceActs } from './pieceActs.js';

interface PieceActsProps {
  readonly arrangement: Arrangement;
  readonly units: Units;
  readonly picture: RefObject<HTMLElement | null>;
}

/** What can be done with the piece in hand. */
export function PieceActs(props: PieceActsProps) {
  const { store } = props.arrangement;
  const plan = useStored(store, (state) => state.plan);
  const selected = useStored(store, (state) => state.selected);
  const facts = useStored(store, (state) => state.facts);
  const piece = plan.pieces.find(({ id }) => id === selected);
  const its = piece && facts[piece.id];
  if (!piece || !its) return <p className={text}>Press a piece in the picture to take it in hand.</p>;
  return <ActsOf key={piece.id} {...props} plan={plan} piece={piece} facts={its} />;
}

interface ActsOfProps extends PieceActsProps {
  readonly plan: Plan;
  readonly piece: Piece;
  readonly facts: PieceFacts;
}

function ActsOf({ arrangement, units, picture, plan, piece, facts }: ActsOfProps) {
  const [swapping, setSwapping] = useState(false);
  const grouped = useStored(arrangement.store, (state) => state.grouped);
  const { colours, colour } = facts;
  const name = arrangement.nameOf(piece.id);
  const does = pieceActs(arrangement, piece.id);
  const onFloor = isOnFloor(piece);
  const hung = hangs(piece);

  async function remove() {
    await does.remove();
    picture.current?.querySelector<HTMLElement>('[data-piece]')?.focus();
  }
  const acts = [
    { label: 'Turn to the left', icon: RotateCcw, act: hung ? null : () => does.turn(TURN_STEP) },
    { label: 'Turn to the right', icon: RotateCw, act: hung ? null : () => does.turn(-TURN_STEP) },
    { label: 'Swap for another', icon: ArrowLeftRight, act: onFloor ? () => setSwapping(true) : null },
    { label: 'Double', icon: Copy, act: onFloor ? does.double : null },
    { label: 'Other details', icon: Shuffle, act: does.vary },
    { label: 'Remove', icon: Trash2, act: remove },
  ];
  return (
    <div className={box}>
      <p className={text}>
        {sizeOf([piece.width, piece.depth, piece.height], units).text}
        <span className={quiet}> wide, deep, high</span>
      </p>
      <ActButtons acts={acts.map((one) => ({ ...one, name: `${one.label}: ${name}` }))} />
      {colours.length > 0 && (
        <ColourChoices
          choices={colours}
          value={colour}
          onChange={(index) => void does.colour(index, colours[index]?.name ?? 'another colour')}
        />
      )}
      {swapping && (
        <LazyCatalogue
          style={plan.style}
          current={piece.kind}
          units={units}
          onClose={() => setSwapping(false)}
          onChoose={(kind) => {
            setSwapping(false);
            void does.swap(kind);
          }}
        />
      )}
      {groupOf(plan, piece.id).length > 0 && (
        <SwitchField label="Its group moves along" checked={grouped} onChange={(on) => arrangement.group(on)} />
      )}
    </div>
  );
}

const box = css({ display: 'grid', gap: '10' });
const text = css({ textStyle: 'small', color: 'ink' });
const quiet = css({ color: 'ink.muted' });
