import type { RefObject } from 'react';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '../../../components/Button.js';
import { RailPart } from '../../../components/Rail.js';
import { useStored } from '../../../components/store.js';
import type { Units } from '../../../format/lengths.js';
import type { Rearranging } from '../useRearranging.js';
import { ActButtons } from './ActButtons.js';
import { Objections } from './Objections.js';
import { PieceActs } from './PieceActs.js';
import { PieceChoice } from './PieceChoice.js';
import { WholeRoom } from './WholeRoom.js';

interface RearrangePanelProps {
  readonly rearranging: Rearranging;
  readonly units: Units;
  /** the group of a piece moves along with it */
  readonly grouped: boolean;
  readonly onGroup: (grouped: boolean) => void;
  readonly picture: RefObject<HTMLElement | null>;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/** For the rail: the piece in hand, the whole room, what speaks against the arrangement, and the submit button. */
export function RearrangePanel(props: RearrangePanelProps) {
  const { rearranging, units, grouped, onGroup, picture, busy, onSubmit } = props;
  const { arrangement, edits, undo, redo, replace } = rearranging;
  const { store } = arrangement;
  const broken = useStored(store, (state) => state.broken);
  const objections = useStored(store, (state) => state.objections);
  const ready = useStored(store, (state) => state.ready);
  const isBarred = objections.some(({ hard }) => hard);
  const steps = [
    { label: 'Undo', icon: Undo2, act: undo },
    { label: 'Redo', icon: Redo2, act: redo },
    { label: 'Begin anew', icon: RotateCcw, act: edits.length > 0 ? () => replace([]) : null },
  ];
  return (
    <>
      <RailPart>
        <ActButtons acts={steps} />
        {broken && <p className={text}>The page has lost its stager. Load it again to go on.</p>}
      </RailPart>
      <RailPart>
        <PieceChoice store={store} onSelect={(id) => arrangement.select(id)} />
        <PieceActs {...{ arrangement, units, grouped, onGroup, picture }} />
      </RailPart>
      <RailPart>
        <WholeRoom arrangement={arrangement} units={units} />
      </RailPart>
      <RailPart stuck="always">
        <Button
          full
          disabled={edits.length === 0 || isBarred || !ready}
          busy={busy}
          busyLabel="Staging..."
          onClick={onSubmit}
        >
          Stage this
        </Button>
        <Objections objections={objections} />
        {edits.length === 0 && <p className={text}>Move, turn or remove a piece, and the photo can be staged so.</p>}
      </RailPart>
    </>
  );
}

const text = css({ textStyle: 'small', color: 'ink.muted' });
