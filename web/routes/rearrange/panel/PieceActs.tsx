import type { RefObject } from 'react';
import { ArrowLeftRight, Copy, RotateCcw, RotateCw, Shuffle, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styled/css';
import type { PlanEdit } from '../../../../api/stager/contract.js';
import { isOnFloor, type Kind, KINDS } from '../../../../api/stager/kinds.js';
import { Button } from '../../../components/Button.js';
import { Icon } from '../../../components/Icon.js';
import { SwitchField } from '../../../components/SwitchField.js';
import { useStored } from '../../../components/store.js';
import { Tooltip } from '../../../components/Tooltip.js';
import { announce } from '../../../feedback/announcer.js';
import { sizeOf, type Units } from '../../../format/lengths.js';
import { LazyCatalogue } from '../catalogue/LazyCatalogue.js';
import { groupOf } from '../groupOf.js';
import { announceObjections, type Rearranging } from '../useRearranging.js';
import { ColourChoices } from './ColourChoices.js';

interface PieceActsProps {
  readonly rearranging: Rearranging;
  readonly units: Units;
  readonly grouped: boolean;
  readonly onGroup: (grouped: boolean) => void;
  readonly picture: RefObject<HTMLElement | null>;
}

/** Radians that a press turns a piece by. */
const TURN = Math.PI / 12;

/** What can be done with the piece in hand. */
export function PieceActs({ rearranging, units, grouped, onGroup, picture }: PieceActsProps) {
  const { store, act, wish, select } = rearranging;
  const plan = useStored(store, (state) => state.plan);
  const selected = useStored(store, (state) => state.selected);
  const facts = useStored(store, (state) => state.facts);
  const [swapping, setSwapping] = useState(false);
  const piece = plan.pieces.find(({ id }) => id === selected);
  if (!piece) return <p className={text}>Press a piece in the picture to take it in hand.</p>;
  const { id } = piece;
  const name = facts[id]?.name ?? piece.kind;
  const hangs = KINDS[piece.kind].standing === 'hangs';

  async function carryOut(edit: PlanEdit, said: string) {
    const evaluation = await act([edit]);
    if (!evaluation) return;
    announce(said);
    announceObjections(evaluation);
  }
  async function double() {
    const evaluation = await wish({ kind: 'double', id });
    const made = evaluation?.plan.pieces.at(-1);
    if (!made) return;
    select(made.id);
    announce(`One more ${name}.`);
  }
  async function remove() {
    await carryOut({ act: 'remove', id }, `${name} removed.`);
    picture.current?.querySelector<HTMLElement>('[data-piece]')?.focus();
  }
  async function swap(kind: Kind) {
    const place = plan.pieces.findIndex((one) => one.id === id);
    const evaluation = await act([{ act: 'swap', id, kind }]);
    const made = evaluation?.plan.pieces[place];
    if (!evaluation || !made) return;
    select(made.id);
    announce(`${name} swapped for ${evaluation.facts[made.id]?.name ?? kind}.`);
    announceObjections(evaluation);
  }
  const colours = facts[id]?.colours ?? [];
  const acts = [
    {
      label: 'Turn to the left',
      icon: RotateCcw,
      off: hangs,
      act: () => carryOut({ act: 'turn', id, angle: piece.angle + TURN }, `${name} turned.`),
    },
    {
      label: 'Turn to the right',
      icon: RotateCw,
      off: hangs,
      act: () => carryOut({ act: 'turn', id, angle: piece.angle - TURN }, `${name} turned.`),
    },
    { label: 'Swap for another', icon: ArrowLeftRight, off: !isOnFloor(piece), act: () => setSwapping(true) },
    { label: 'Double', icon: Copy, off: !isOnFloor(piece), act: double },
    {
      label: 'Other details',
      icon: Shuffle,
      off: false,
      act: () => carryOut({ act: 'vary', id, seed: nextSeed(piece.seed) }, `${name} varied.`),
    },
    { label: 'Remove', icon: Trash2, off: false, act: remove },
  ];
  return (
    <div className={box}>
      <p className={text}>
        {sizeOf([piece.width, piece.depth, piece.height], units).text}
        <span className={quiet}> wide, deep, high</span>
      </p>
      <div className={buttons}>
        {acts.map(({ label, icon, off, act: press }) => (
          <Tooltip key={label} label={label}>
            <Button
              variant="outline"
              iconOnly
              aria-label={`${label}: ${name}`}
              disabled={off}
              onClick={() => void press()}
            >
              <Icon of={icon} />
            </Button>
          </Tooltip>
        ))}
      </div>
      {colours.length > 0 && (
        <ColourChoices
          choices={colours}
          value={facts[id]?.colour ?? null}
          onChange={(colour) =>
            void carryOut({ act: 'colour', id, colour }, `${name}: ${colours[colour]?.name ?? 'another colour'}.`)
          }
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
            void swap(kind);
          }}
        />
      )}
      {groupOf(plan, id).length > 0 && (
        <SwitchField label="Its group moves along" checked={grouped} onChange={onGroup} />
      )}
    </div>
  );
}

/** The next of a piece's looks: pressed again it shows another one. */
const nextSeed = (seed: number): number => (Math.imul(seed, 1664525) + 1013904223) & 0x7fffffff;

const box = css({ display: 'grid', gap: '10' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const text = css({ textStyle: 'small', color: 'ink' });
const quiet = css({ color: 'ink.muted' });
