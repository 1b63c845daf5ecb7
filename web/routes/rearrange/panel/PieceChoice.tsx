import { css } from '#styled/css';
import { PlainSelect } from '../../../components/PlainSelect.js';
import { useStored } from '../../../components/store.js';
import { numberedNames } from '../numberedNames.js';
import type { Arrangement } from '../arrangement.js';

/** Takes a piece in hand by its name: also one that another hides, or that stands on another. */
export function PieceChoice({ arrangement }: { readonly arrangement: Arrangement }) {
  const { store } = arrangement;
  const pieces = useStored(store, (state) => state.plan.pieces);
  const facts = useStored(store, (state) => state.facts);
  const selected = useStored(store, (state) => state.selected);
  const numbered = numberedNames(pieces, facts);
  const items = [
    { value: '', label: 'Choose a piece' },
    ...pieces.map(({ id }) => ({ value: id, label: numbered.get(id) ?? id })),
  ];
  return (
    <div className={box}>
      <h2 className={title}>The piece in hand</h2>
      <PlainSelect
        label="The piece in hand"
        items={items}
        value={selected ?? ''}
        onChange={(id) => arrangement.select(id || null)}
      />
    </div>
  );
}

const box = css({ display: 'grid', gap: '8' });
const title = css({ textStyle: 'h3' });
