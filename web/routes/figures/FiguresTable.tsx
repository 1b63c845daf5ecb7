/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   browsers forget the roles of a table's parts once these are laid out as a grid, as they are on small screens */
import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { table } from '#styled/recipes';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { monthOf } from '../../format/dates.js';
import { moneyText } from '../../format/money.js';
import type { AgentMonth } from './agentMonth.js';
import type { Month } from './byMonth.js';

const HEADINGS = ['Projects', 'Rooms staged', 'Rounds per room', 'Hours to approval', 'Spending'];

interface FiguresTableProps {
  readonly months: readonly Month[];
  readonly currency: string;
}

/** Each month with its sums, and under it the people; below 1024 px a row's figures are labelled one by one. */
export function FiguresTable({ months, currency }: FiguresTableProps) {
  const styles = table();
  return (
    <table className={cx(styles.root, place)} role="table" aria-label="Figures by month and person">
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.heading}>
            Month and person
          </th>
          {HEADINGS.map((heading) => (
            <th key={heading} role="columnheader" scope="col" className={table({ kind: 'amount' }).heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {months.map((month) => (
        <MonthRows key={month.month} month={month} currency={currency} />
      ))}
    </table>
  );
}

function MonthRows({ month, currency }: { readonly month: Month; readonly currency: string }) {
  const { projects, rooms, spending, rows } = month;
  return (
    <tbody className={group} role="rowgroup">
      <tr className={cx(row, sums)} role="row">
        <th role="rowheader" scope="rowgroup" className={name}>
          {monthOf(month.month)}
          <VisuallyHidden>, in all</VisuallyHidden>
        </th>
        <Cells of={[whole(projects), whole(rooms), null, null, moneyText(spending, currency)]} />
      </tr>
      {rows.map((each, place) => (
        // two people may have the same name, and nobody has none: a row is known by its place
        <PersonRow key={place} of={each} currency={currency} />
      ))}
    </tbody>
  );
}

function PersonRow({ of, currency }: { readonly of: AgentMonth; readonly currency: string }) {
  const { projects, rooms, roundsPerRoom, hoursToApproval, spending } = of;
  return (
    <tr className={row} role="row">
      <th role="rowheader" scope="row" className={name}>
        {of.name ?? 'No agent'}
      </th>
      <Cells
        of={[
          whole(projects),
          whole(rooms),
          rounded(roundsPerRoom, 2),
          rounded(hoursToApproval, 2),
          moneyText(spending, currency),
        ]}
      />
    </tr>
  );
}

/** The figures of a row, in the order of HEADINGS; null: there is none by its nature. */
const Cells = ({ of }: { readonly of: readonly ReactNode[] }) =>
  HEADINGS.map((heading, place) => (
    <td key={heading} role="cell" className={cell}>
      {of[place] !== null && (
        <>
          <span className={label} aria-hidden>
            {heading}
          </span>
          {of[place]}
        </>
      )}
    </td>
  ));

const whole = (count: number) => count.toLocaleString('en-US');

const NO_FIGURE = (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>None</VisuallyHidden>
  </>
);

const rounded = (value: number | null, digits: number) =>
  value?.toLocaleString('en-US', { maximumFractionDigits: digits }) ?? NO_FIGURE;

const place = css({ mt: '40' });
const group = css({
  mdDown: { display: 'block', borderTop: '[2px solid {colors.ink}]', '& + &': { mt: '28' } },
});
const row = css({
  mdDown: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8',
    py: '14',
    borderBottom: '[1px solid {colors.line}]',
  },
  md: { '& > *': { borderBottom: '[1px solid {colors.line}]' } },
});
const sums = css({ fontWeight: 'semibold', md: { '& > *': { h: '[61px]', pt: '20' } } });
const name = css({
  fontWeight: '[inherit]',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  mdDown: { gridColumn: '1 / -1' },
  md: { w: 'full', minW: '[180px]', pr: '16', py: '8' },
});
const cell = css({
  // the figures without a value keep their columns for screen readers, but take no place on phones
  _empty: { mdDown: { position: 'absolute' } },
  // on phones beside the other sums, before the figures without one
  _last: { mdDown: { gridArea: '2 / 3' } },
  md: { px: '16', py: '8', textAlign: 'right', whiteSpace: 'nowrap', _last: { pr: '0' } },
});
const label = css({ display: 'block', textStyle: 'small', fontWeight: 'regular', color: 'ink.muted', hideFrom: 'md' });
