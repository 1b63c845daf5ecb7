import { css } from '#styled/css';

/** Figures in a row, each before what it counts: the lead of a page's head. */
export function Counters({ of }: { readonly of: Readonly<Record<string, number>> }) {
  return (
    <p className={row}>
      {Object.entries(of).map(([name, count]) => (
        <span key={name}>
          <strong>{count}</strong> {name}
        </span>
      ))}
    </p>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { color: 'ink' },
});
