import { Plus, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styled/css';
import type { Style } from '../../../../api/stager/contract.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { Button } from '../../../components/Button.js';
import { Icon } from '../../../components/Icon.js';
import { useStored } from '../../../components/store.js';
import { Select } from '../../../components/Select.js';
import type { Units } from '../../../format/lengths.js';
import { styleLabel, STYLES } from '../../../staging/stagingOptions.js';
import type { Evaluation } from '../engine/messages.js';
import { LazyCatalogue } from '../catalogue/LazyCatalogue.js';
import type { Arrangement } from '../arrangement.js';

interface WholeRoomProps {
  readonly arrangement: Arrangement;
  readonly units: Units;
}

const STYLE_ITEMS = STYLES.map(({ value, label }) => ({ value, label }));
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 31;

/** What can be done with all furniture together. */
export function WholeRoom({ arrangement, units }: WholeRoomProps) {
  const { store } = arrangement;
  const style = useStored(store, (state) => state.plan.style);
  const [adding, setAdding] = useState(false);
  const [arranging, setArranging] = useState(false);

  async function arrange() {
    setArranging(true);
    const seed = Math.floor(Math.random() * SEEDS);
    await arrangement.act(
      () => [{ act: 'arrange', seed }],
      ({ plan }) => `Another arrangement, of ${plan.pieces.length} pieces.`,
    );
    setArranging(false);
  }
  function restyle(chosen: string) {
    const named = chosen.toLowerCase() as Style;
    if (named === style) return;
    void arrangement.act(() => [{ act: 'restyle', style: named }], `${styleLabel(chosen)}, in the same places.`);
  }
  async function add(kind: Kind) {
    const madeIn = ({ plan }: Evaluation) => plan.pieces.at(-1)?.id ?? '';
    const evaluation = await arrangement.act(
      () => ({ kind: 'add', of: kind }),
      (done) => `${done.facts[madeIn(done)]?.name ?? kind} added.`,
    );
    if (evaluation) arrangement.select(madeIn(evaluation));
  }
  return (
    <div className={box}>
      <h2 className={title}>The whole room</h2>
      <div className={buttons}>
        <Button variant="outline" onClick={() => setAdding(true)}>
          <Icon of={Plus} />
          Add furniture
        </Button>
        <Button variant="outline" busy={arranging} onClick={() => void arrange()}>
          <Icon of={Shuffle} />
          Another arrangement
        </Button>
      </div>
      <Select label="Style, in the same places" items={STYLE_ITEMS} value={style.toUpperCase()} onChange={restyle} />
      {adding && (
        <LazyCatalogue
          style={style}
          units={units}
          onClose={() => setAdding(false)}
          onChoose={(kind) => {
            setAdding(false);
            void add(kind);
          }}
        />
      )}
    </div>
  );
}

const box = css({ display: 'grid', gap: '12' });
const title = css({ textStyle: 'h3' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', '& > *': { flex: '[1 1 auto]' } });
