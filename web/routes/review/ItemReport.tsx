import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ItemReport_item$key } from '../../__generated__/ItemReport_item.graphql.js';
import { Fact, Facts } from '../../components/Facts.js';
import { pieceLabel, sizeOf, untouchedShare } from './report.js';

const surfaces = [
  { surface: 'WALLS', label: 'Walls' },
  { surface: 'WINDOWS', label: 'Windows' },
  { surface: 'CEILING', label: 'Ceiling' },
  { surface: 'FLOOR', label: 'Floor' },
] as const;

interface ItemReportProps {
  readonly item: ItemReport_item$key;
  /** a piece is looked at, by its place in the report; null: none is any more */
  readonly onPoint: (piece: number | null) => void;
  /** somebody wants to see a piece, where the picture does not tell them apart yet */
  readonly onChoose?: () => void;
}

/** What was left alone, counted, and what was added, measured. */
export function ItemReport({ item, onPoint, onChoose }: ItemReportProps) {
  const { report } = useFragment(itemFragment, item);
  if (!report) return null;
  const shareOf = (name: string) => {
    const count = report.preserved.find(({ surface }) => surface === name);
    return count ? untouchedShare({ pixels: count.pixels, untouched: count.untouched }) : null;
  };
  const walls = shareOf('WALLS');
  const { furniture, warnings } = report;
  return (
    <>
      <section>
        <h2 className={title}>What was left alone</h2>
        {walls && (
          <p className={claim}>
            <strong>{walls}</strong>of the wall pixels are your photo's.
          </p>
        )}
        <div className={shares}>
          <Facts size="sm" columns="2">
            {surfaces.map(({ surface, label }) => (
              <Fact key={surface} term={label}>
                {shareOf(surface) ?? 'not in view'}
              </Fact>
            ))}
          </Facts>
        </div>
        <p className={rule}>Counted outside the furniture and its shadow. Same bytes, not a likeness.</p>
      </section>
      <section>
        <h2 className={title}>
          What was added{' '}
          <span className={count}>
            {furniture.length} {furniture.length === 1 ? 'piece' : 'pieces'}
          </span>
        </h2>
        <ul className={pieces}>
          {furniture.map(({ id, kind, label, width, depth, height }, place) => (
            <li key={id}>
              <button
                type="button"
                className={row}
                onClick={onChoose}
                onPointerEnter={() => onPoint(place)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(place)}
                onBlur={() => onPoint(null)}
              >
                <span>{pieceLabel(label)}</span>
                <span className={measures}>{sizeOf({ kind, width, depth, height })}</span>
              </button>
            </li>
          ))}
        </ul>
        {warnings.map((warning) => (
          <p key={warning} className={rule}>
            {warning}
          </p>
        ))}
      </section>
    </>
  );
}

const title = css({ textStyle: 'h3' });
const claim = css({
  mt: '4',
  '& strong': { display: 'block', textStyle: 'figureLarge', fontSize: '[40px]', lineHeight: '[46px]' },
});
const shares = css({ mt: '12' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12',
  position: 'relative',
  py: '6',
  // The press reaches beyond the column, the rule does not.
  _before: { content: '""', position: 'absolute', top: '0', insetX: '8', borderTop: '[1px solid {colors.line}]' },
  fontSize: '14',
  fontVariantNumeric: 'tabular-nums lining-nums',
  mx: '[-8px]',
  px: '8',
  w: '[calc(100% + 16px)]',
  textAlign: 'left',
  cursor: 'pointer',
  _hover: { bg: 'surface' },
});
const rule = css({ textStyle: 'small', color: 'ink.muted', mt: '10' });
const count = css({ color: 'ink.subtle', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums lining-nums' });
const pieces = css({ mt: '8' });
const measures = css({ color: 'ink.muted', whiteSpace: 'nowrap' });

const itemFragment = graphql`
  fragment ItemReport_item on StagingItem {
    report {
      furniture {
        id
        kind
        label
        width
        depth
        height
      }
      preserved {
        surface
        pixels
        untouched
      }
      warnings
    }
  }
`;
