import { useSearchParams } from 'react-router-dom';
import { type BillingFilter, filterOf, searchOf } from '../../billing/billingFilter.js';

/** What the address says of the screen: its filter, and the invoice that is open. */
export function useBillingAddress() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const open = search.get('invoice');
  return {
    filter,
    filtered: filter.projectId !== null || filter.status !== null,
    open,
    setFilter: (next: BillingFilter) => setSearch(searchOf(next), { replace: true, preventScrollReset: true }),
    setOpen: (invoice: string | null) =>
      // closing is no step of its own: Back would open the invoice again
      setSearch(
        { ...searchOf(filter), ...(invoice && { invoice }) },
        { replace: invoice === null, preventScrollReset: true },
      ),
  };
}
