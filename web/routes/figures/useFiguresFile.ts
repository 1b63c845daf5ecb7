import { useDownload } from '../../forms/useDownload.js';
import { type FiguresFilter, variablesOf } from './figuresFilter.js';

/** Saves the figures of a filter as CSV. */
export function useFiguresFile(filter: FiguresFilter) {
  const [download, saving] = useDownload({
    done: 'Figures downloaded successfully',
    failed: 'Failed to download figures',
    refusal: 'fixed',
  });

  function save(): Promise<void> {
    const { from, to, tag } = variablesOf(filter);
    const query = new URLSearchParams({ from, to, ...(tag !== null && { tag }) });
    const name = `figures-${from.slice(0, 7)}-to-${to.slice(0, 7)}.csv`;
    return download({ path: `/api/figures.csv?${query}`, name });
  }

  return { save, saving };
}
