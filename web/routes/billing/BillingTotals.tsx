import { graphql, useFragment } from 'react-relay/hooks';
import type { BillingTotals_viewer$key } from '../../__generated__/BillingTotals_viewer.graphql.js';
import { Ledger } from '../../components/Ledger.js';
import { moneyText } from '../../format/money.js';

/** The sums of all invoices of the workspace, calculated by the server, whatever the list shows. */
export function BillingTotals({ viewer }: { readonly viewer: BillingTotals_viewer$key }) {
  const { billingTotals } = useFragment(
    graphql`
      fragment BillingTotals_viewer on Viewer {
        billingTotals {
          currency
          outstanding
          thisMonth
          processed
        }
      }
    `,
    viewer,
  );
  const { currency, outstanding, thisMonth, processed } = billingTotals;
  return (
    <Ledger
      emphasis="first"
      cells={[
        { term: 'Outstanding Balance', value: moneyText(outstanding, currency) },
        { term: 'This Month', value: moneyText(thisMonth, currency) },
        { term: 'Total Processed', value: moneyText(processed, currency) },
      ]}
    />
  );
}
