import { HttpError } from '../../relay/network.js';
import { sessionEnded } from '../session/session.js';

/**
 * Fetches a file of the server and hands it to the browser to keep.
 * @throws HttpError where the server refuses
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (response.status === 401) sessionEnded();
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // Some browsers read the file after this task only.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
