import { useState } from 'react';
import { type FileToSave, saveFile } from '../relay/saveFile.js';
import { type OutcomeWords, reportOutcome } from './reportOutcome.js';

/** Saves files of the server, one at a time, and says in a toast how it ended. */
export function useDownload(words: OutcomeWords<void>) {
  const [saving, setSaving] = useState(false);

  async function download(file: FileToSave): Promise<void> {
    if (saving) return;
    setSaving(true);
    await reportOutcome(saveFile(file), words);
    setSaving(false);
  }

  return [download, saving] as const;
}
