import { useNavigation, useSearchParams } from 'react-router-dom';
import { useTypedWords } from '../../components/useTypedWords.js';
import { addressOf, filterOf, isFilterSet, type PortfolioFilter } from './portfolioFilter.js';

/**
 * The list's search and status. They are in the address, so that a link and Back lead to the same list; typed words go
 * there after a pause. The old list stays, dimmed, until the new one is loaded.
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
    /** of the list on show */
    shown,
    isSet: isFilterSet(shown),
    pending: coming !== null || words.trim() !== shown.search,
  };
}
