import { useSearchParams } from 'react-router-dom';
import { type BillingFilter, filterOf, searchOf } from '../../billing/billingFilter.js';

/** The state of the screen in its address: the filter, and the open invoice. */
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
      // closing replaces the entry: Back would open the invoice again
      setSearch(
        { ...searchOf(filter), ...(invoice && { invoice }) },
        { replace: invoice === null, preventScrollReset: true },
      ),
  };
}
