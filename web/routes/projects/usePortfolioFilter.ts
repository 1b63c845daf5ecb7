import { useNavigation, useSearchParams } from 'react-router-dom';
import { useTypedWords } from '../../components/useTypedWords.js';
import { addressOf, filterOf, isFilterSet, type PortfolioFilter } from './portfolioFilter.js';

/**
 * The list's search and status. They stand in the address, so that a list can be linked and gone back to; what is typed
 * goes there after a pause. The old list stays, dimmed, until the new one is there.
 */
export function usePortfolioFilter() {
  const [address, setAddress] = useSearchParams();
  const { location } = useNavigation();
  const shown = filterOf(address);
  const coming = location?.pathname === '/projects' ? filterOf(new URLSearchParams(location.search)) : null;
  const asked = coming ?? shown;
  const ask = (next: PortfolioFilter, replace: boolean) =>
    setAddress(addressOf(next), { replace, preventScrollReset: true });
  const [words, setWords] = useTypedWords(asked.search, (search) => ask({ ...asked, search }, true));

  return {
    words,
    setWords,
    status: asked.status,
    setStatus: (status: string) => ask({ search: words, status }, false),
    /** of the list that is shown */
    shown,
    isSet: isFilterSet(shown),
    pending: coming !== null || words.trim() !== shown.search,
  };
}
