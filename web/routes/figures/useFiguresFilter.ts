import { useNavigation, useSearchParams } from 'react-router-dom';
import { useTypedWords } from '../../components/useTypedWords.js';
import { type FiguresFilter, filterOf, isPeriod, searchOf } from './figuresFilter.js';

/**
 * The period and the tag. They are in the address, so that a link and Back lead to the same figures; a typed tag goes
 * there after a pause. The old figures stay, dimmed, until the new ones are loaded.
 */
export function useFiguresFilter() {
  const [address, setAddress] = useSearchParams();
  const { location } = useNavigation();
  const shown = filterOf(address);
  const coming = location?.pathname === '/figures' ? filterOf(new URLSearchParams(location.search)) : null;
  const asked = coming ?? shown;
  const ask = (next: FiguresFilter, replace: boolean) =>
    setAddress(searchOf(next), { replace, preventScrollReset: true });
  const [words, setWords] = useTypedWords(asked.tag, (tag) => ask({ ...asked, tag }, true));

  return {
    words,
    setWords,
    period: asked.period,
    setPeriod: (period: string) => {
      if (isPeriod(period)) ask({ period, tag: words.trim() }, false);
    },
    /** of the figures on show */
    shown,
    pending: coming !== null || words.trim() !== shown.tag,
  };
}
