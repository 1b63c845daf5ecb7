import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { addressOf, filterOf, isFilterSet, type PortfolioFilter } from './portfolioFilter.js';

const typingPause = 200; // ms without a key before the server is asked

/**
 * The list's search and status. They stand in the address, so that a list can be linked and gone back to; what is typed
 * goes there after a pause. The old list stays, dimmed, until the new one is there.
 */
export function usePortfolioFilter() {
  const [address, setAddress] = useSearchParams();
  const { location: coming } = useNavigation();
  const shown = filterOf(address);
  const shownAddress = addressOf(shown).toString();
  const [filter, setFilter] = useState(shown);
  const [asked, setAsked] = useState(shownAddress);
  const [followed, setFollowed] = useState(shownAddress);

  if (followed !== shownAddress) {
    setFollowed(shownAddress);
    // not what was asked for here: somebody went back, or followed a link
    if (shownAddress !== asked) {
      setFilter(shown);
      setAsked(shownAddress);
    }
  }

  const ask = (next: PortfolioFilter, replace: boolean) => {
    const nextAddress = addressOf(next);
    setAsked(nextAddress.toString());
    setAddress(nextAddress, { replace, preventScrollReset: true });
  };

  const askTyped = useEffectEvent(() => {
    if (addressOf(filter).toString() !== asked) ask(filter, true);
  });
  useEffect(() => {
    const pause = setTimeout(() => askTyped(), typingPause);
    return () => clearTimeout(pause);
  }, [filter.search]);

  return {
    filter,
    setSearch: (search: string) => setFilter({ ...filter, search }),
    setStatus: (status: string) => {
      setFilter({ ...filter, status });
      ask({ ...filter, status }, false);
    },
    /** of the list that is shown */
    shown,
    isSet: isFilterSet(shown),
    pending: coming?.pathname === '/projects' || addressOf(filter).toString() !== shownAddress,
  };
}
