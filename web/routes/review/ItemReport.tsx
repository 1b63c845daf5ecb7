import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { rowsOf, sumOf, untouchedShare } from '../../../api/shared/report.js';
import type { ItemReport_result$key } from '../../__generated__/ItemReport_result.graphql.js';
import { Fact, Facts } from '../../components/Facts.js';
import { Length } from '../../format/Length.js';
import { systemOf, type Units } from '../../format/lengths.js';

const SURFACES = [
  { surface: 'WALLS', label: 'Walls' },
  { surface: 'WINDOWS', label: 'Windows' },
  { surface: 'CEILING', label: 'Ceiling' },
  { surface: 'FLOOR', label: 'Floor' },
] as const;

interface ItemReportProps {
  readonly result: ItemReport_result$key;
  readonly units: Units;
  /** called with the pieces under the pointer, by their indices in the report; null: none */
  readonly onPoint: (pieces: readonly number[] | null) => void;
  /** called on a press on a piece, when the picture does not show single pieces yet */
  readonly onChoose?: () => void;
}

/** What was left alone, counted, and what was added, measured. */
export function ItemReport({ result, units, onPoint, onChoose }: ItemReportProps) {
  const { report } = useFragment(resultFragment, result);
  const shareOf = (name: string) => {
    const count = report.preserved.find(({ surface }) => surface === name);
    return count ? untouchedShare({ pixels: count.pixels, untouched: count.untouched }) : null;
  };
  const total = untouchedShare(sumOf(report.preserved.map(({ pixels, untouched }) => ({ pixels, untouched }))));
  const warnings = [...new Set(report.warnings)];
  const rows = rowsOf(
    report.furniture.map(({ kind, label, width, depth, height }) => ({ kind, label, width, depth, height })),
    systemOf(units),
  );
  const added = report.furniture.length;
  return (
    <>
      {warnings.length > 0 && (
        <section>
          <h2 className={title}>Worth a look</h2>
          <ul className={remarks}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={title}>What was left alone</h2>
        {total && (
          <p className={claim}>
            <strong>{total}</strong>of the photo outside the furniture and its shadow is untouched, pixel by pixel.
          </p>
        )}
        <div className={shares}>
          <Facts size="sm" columns="2">
            {SURFACES.map(({ surface, label }) => (
              <Fact key={surface} term={label}>
                {shareOf(surface) ?? 'not in view'}
              </Fact>
            ))}
          </Facts>
        </div>
        <p className={rule}>Same bytes, not a likeness. Each surface is counted the same way.</p>
      </section>
      <section>
        <h2 className={title}>
          What was added{' '}
          <span className={count}>
            {added} {added === 1 ? 'piece' : 'pieces'}
          </span>
        </h2>
        <ul className={pieces}>
          {rows.map(({ label, size, places }) => (
            <li key={`${label} ${size.text}`}>
              <button
                type="button"
                className={row}
                onClick={onChoose}
                onPointerEnter={() => onPoint(places)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(places)}
                onBlur={() => onPoint(null)}
              >
                <span>{label}</span>
                <span className={measures}>
                  <Length {...size} />
                </span>
              </button>
            </li>
          ))}
        </ul>
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
  // The button is wider than the column, the rule is not.
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
const remarks = css({ display: 'grid', gap: '6', mt: '6', textStyle: 'body' });
const measures = css({ color: 'ink.muted', whiteSpace: 'nowrap' });

const resultFragment = graphql`
  fragment ItemReport_result on StagingResult {
    report {
      furniture {
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
