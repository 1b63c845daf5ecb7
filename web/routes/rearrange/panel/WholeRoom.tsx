import { Plus, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styled/css';
import type { Style } from '../../../../api/stager/contract.js';
import { Button } from '../../../components/Button.js';
import { Icon } from '../../../components/Icon.js';
import { useStored } from '../../../components/store.js';
import { Select } from '../../../components/Select.js';
import { announce } from '../../../feedback/announcer.js';
import type { Units } from '../../../format/lengths.js';
import { styleLabel, STYLES } from '../../../staging/stagingOptions.js';
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
    const evaluation = await arrangement.act([{ act: 'arrange', seed }]);
    setArranging(false);
    if (evaluation) announce(`Another arrangement, of ${evaluation.plan.pieces.length} pieces.`);
  }
  async function restyle(chosen: string) {
    const named = chosen.toLowerCase() as Style;
    if (named === style) return;
    if (await arrangement.act([{ act: 'restyle', style: named }]))
      announce(`${styleLabel(chosen)}, in the same places.`);
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
      <Select
        label="Style, in the same places"
        items={STYLE_ITEMS}
        value={style.toUpperCase()}
        onChange={(chosen) => void restyle(chosen)}
      />
      {adding && (
        <LazyCatalogue
          style={style}
          units={units}
          onClose={() => setAdding(false)}
          onChoose={async (kind) => {
            setAdding(false);
            const evaluation = await arrangement.wish({ kind: 'add', of: kind });
            const made = evaluation?.plan.pieces.at(-1);
            if (!evaluation || !made) return;
            arrangement.select(made.id);
            announce(`${evaluation.facts[made.id]?.name ?? kind} added.`);
          }}
        />
      )}
    </div>
  );
}

const box = css({ display: 'grid', gap: '12' });
const title = css({ textStyle: 'h3' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', '& > *': { flex: '[1 1 auto]' } });
