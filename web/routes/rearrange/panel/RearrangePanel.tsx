import type { RefObject } from 'react';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '../../../components/Button.js';
import { RailPart } from '../../../components/Rail.js';
import { useStored } from '../../../components/store.js';
import type { Units } from '../../../format/lengths.js';
import type { Arrangement } from '../arrangement.js';
import { ActButtons } from '../../../components/ActButtons.js';
import { Objections } from './Objections.js';
import { PieceActs } from './PieceActs.js';
import { PieceChoice } from './PieceChoice.js';
import { WholeRoom } from './WholeRoom.js';

interface RearrangePanelProps {
  readonly arrangement: Arrangement;
  readonly units: Units;
  readonly picture: RefObject<HTMLElement | null>;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/** For the rail: the piece in hand, the whole room, what speaks against the arrangement, and the submit button. */
export function RearrangePanel({ arrangement, units, picture, busy, onSubmit }: RearrangePanelProps) {
  const { store } = arrangement;
  const { past, present, future } = useStored(store, (state) => state.history);
  const objections = useStored(store, (state) => state.objections);
  const ready = useStored(store, (state) => state.ready);
  const broken = useStored(store, (state) => state.broken);
  const isBarred = broken || objections.some(({ hard }) => hard);
  const isChanged = present.length > 0;
  const steps = [
    { label: 'Undo', icon: Undo2, act: past.length > 0 ? () => arrangement.undo() : null },
    { label: 'Redo', icon: Redo2, act: future.length > 0 ? () => arrangement.redo() : null },
    { label: 'Begin anew', icon: RotateCcw, act: isChanged ? () => arrangement.replace([]) : null },
  ];
  return (
    <>
      <RailPart>
        <ActButtons acts={steps} />
        {broken && (
          <p role="alert" className={text}>
            The furniture can no longer be changed here. Load the page again.
          </p>
        )}
      </RailPart>
      <RailPart>
        <PieceChoice arrangement={arrangement} />
        <PieceActs {...{ arrangement, units, picture }} />
      </RailPart>
      <RailPart>
        <WholeRoom arrangement={arrangement} units={units} />
      </RailPart>
      <RailPart stuck="always">
        <Button full disabled={!isChanged || isBarred || !ready} busy={busy} busyLabel="Staging..." onClick={onSubmit}>
          Stage this
        </Button>
        <Objections objections={objections} />
        {!isChanged && <p className={text}>Move, turn or remove a piece, and the photo can be staged so.</p>}
      </RailPart>
    </>
  );
}

const text = css({ textStyle: 'small', color: 'ink.muted' });
