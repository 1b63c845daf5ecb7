import { useState } from 'react';
import { reportOutcome } from '../../forms/reportOutcome.js';
import { saveFile } from '../../relay/saveFile.js';
import { type FiguresFilter, variablesOf } from './figuresFilter.js';

/** Saves the figures of a filter as CSV, and says so in a toast. */
export function useFiguresFile(filter: FiguresFilter) {
  const [saving, setSaving] = useState(false);

  async function save(): Promise<void> {
    if (saving) return;
    setSaving(true);
    const { from, to, tag } = variablesOf(filter);
    const query = new URLSearchParams({ from, to, ...(tag !== null && { tag }) });
    const file = { path: `/api/figures.csv?${query}`, name: `figures-${from.slice(0, 7)}-to-${to.slice(0, 7)}.csv` };
    await reportOutcome(saveFile(file), {
      done: 'Figures downloaded successfully',
      failed: 'Failed to download figures',
      refusal: 'fixed',
    });
    setSaving(false);
  }

  return { save, saving };
}
