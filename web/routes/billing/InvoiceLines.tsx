import { graphql, useFragment } from 'react-relay/hooks';
import { css, cx } from '#styled/css';
import type { InvoiceLines_invoice$key } from '../../__generated__/InvoiceLines_invoice.graphql.js';
import { moneyText } from '../../format/money.js';

/** The lines of an invoice, and its totals. */
export function InvoiceLines({ invoice }: { readonly invoice: InvoiceLines_invoice$key }) {
  const { currency, items, subtotal, tax, total } = useFragment(
    graphql`
      fragment InvoiceLines_invoice on Invoice {
        currency
        items {
          id
          description
          amount
        }
        subtotal
        tax
        total
      }
    `,
    invoice,
  );
  const money = (amount: string) => moneyText(amount, currency);
  return (
    <table className={table}>
      <caption className={css({ srOnly: true })}>Items</caption>
      <tbody>
        {items.map(({ id, description, amount }) => (
          <Line key={id} term={description} value={money(amount)} />
        ))}
      </tbody>
      <tfoot>
        <Line term="Subtotal" value={money(subtotal)} className={sum} />
        <Line term="Tax" value={money(tax)} className={sum} />
        <Line term="Total" value={money(total)} className={cx(sum, grand)} />
      </tfoot>
    </table>
  );
}

interface LineProps {
  readonly term: string;
  readonly value: string;
  readonly className?: string;
}

function Line({ term, value, className }: LineProps) {
  return (
    <tr className={className}>
      <th scope="row">{term}</th>
      <td>{value}</td>
    </tr>
  );
}

const table = css({
  w: 'full',
  borderCollapse: 'collapse',
  borderTop: '[2px solid {colors.ink}]',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& tbody tr': { borderBottom: '[1px solid {colors.line}]' },
  '& th': { py: '8', pr: '16', fontWeight: 'regular', textAlign: 'left', overflowWrap: 'anywhere' },
  '& td': { py: '8', textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'top' },
});
const sum = css({ color: 'ink.muted', '& th, & td': { py: '4' }, _first: { '& th, & td': { pt: '10' } } });
const grand = css({ '& th, & td': { pt: '8', fontWeight: 'semibold', fontSize: '17', color: 'ink' } });
