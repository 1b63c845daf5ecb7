import { useRef, useState } from 'react';
import type { Style } from '../../../../api/stager/contract.js';
import { FLOOR_KINDS } from '../../../../api/stager/furniture/floorKinds.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { css } from '#styled/css';
import { Dialog } from '../../../components/Dialog.js';
import { LiveRegion } from '../../../components/LiveRegion.js';
import { SearchInput } from '../../../components/SearchInput.js';
import type { Units } from '../../../format/lengths.js';
import { catalogueTitle } from './catalogueTitle.js';
import { findGroups } from './findGroups.js';
import { KindTile } from './KindTile.js';
import { useSprite } from './useSprite.js';
import { useTileKeys } from './useTileKeys.js';

export interface CatalogueProps {
  /** the style of the room: pictures and sizes are of it */
  readonly style: Style;
  /** what may be chosen; default: everything that stands on the floor or lies on it */
  readonly kinds?: readonly Kind[];
  /** the kind that another is wanted for; absent: something is added */
  readonly current?: Kind;
  readonly units: Units;
  /** called with another kind than the current one; the drawer stays open until it is unmounted */
  readonly onChoose: (kind: Kind) => void;
  readonly onClose: () => void;
}

/** A finger needs no field in focus: the keyboard on the screen would cover the tiles. */
const usesFingers = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

const countOf = (kinds: number) => (kinds === 1 ? '1 piece of furniture found' : `${kinds} pieces of furniture found`);

/** The catalogue of furniture, to add a piece or to swap one for another: a drawer, on phones a sheet from below. */
export function Catalogue({ style, kinds = FLOOR_KINDS, current, units, onChoose, onClose }: CatalogueProps) {
  const [search, setSearch] = useState('');
  const sprite = useSprite(style);
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { onFieldKey, onTileKey } = useTileKeys(list, field);
  const find = (typed: string) => {
    setSearch(typed);
    list.current?.scrollIntoView({ block: 'start' });
  };
  const groups = findGroups({ kinds, search, current });
  const count = groups.reduce((sum, group) => sum + group.kinds.length, 0);
  const choose = (kind: Kind) => (kind === current ? onClose() : onChoose(kind));
  return (
    <Dialog
      open
      onClose={onClose}
      title={catalogueTitle({ current })}
      place="side"
      initialFocus={usesFingers() ? 'dialog' : undefined}
    >
      <div ref={field} className={searchRow}>
        <SearchInput
          value={search}
          onChange={find}
          onKeyDown={onFieldKey}
          aria-label="Search furniture"
          placeholder="Search furniture"
        />
        <LiveRegion text={search.trim() ? countOf(count) : ''} />
      </div>
      <div ref={list} className={lists}>
        {groups.map(({ title, kinds: members }) => (
          <section key={title} aria-label={title}>
            <h3 className={heading}>{title}</h3>
            <ul className={grid}>
              {members.map((kind) => (
                <li key={kind}>
                  <KindTile
                    kind={kind}
                    style={style}
                    units={units}
                    sprite={sprite}
                    current={kind === current}
                    onChoose={() => choose(kind)}
                    onKeyDown={onTileKey}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <p className={css({ color: 'ink.muted' })}>No furniture matches “{search.trim()}”.</p>}
      </div>
    </Dialog>
  );
}

/** Stays in place while the tiles scroll below it: it covers the space above itself, which the dialog's body has. */
const searchRow = css({
  position: 'sticky',
  top: { base: '[-14px]', sm: '[-18px]' },
  zIndex: 'base',
  mt: { base: '[-14px]', sm: '[-18px]' },
  pt: { base: '14', sm: '18' },
  pb: '8',
  bg: 'raised',
});
const lists = css({ display: 'grid', gap: '24', scrollMarginTop: '80' });
const heading = css({ textStyle: 'h3', mb: '8' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '4',
  // the pictures, not the tiles around them, are in line with the heading
  mx: '[-6px]',
  listStyle: 'none',
  p: '0',
});
