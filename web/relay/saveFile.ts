import { httpErrorOf } from './network.js';
import { sessionEnded } from '../session/session.js';

interface FileToSave {
  readonly path: string;
  /** what it is called; otherwise as the server names it */
  readonly name?: string;
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/**
 * Fetches a file of the server and hands it to the browser to keep. Read whole before it is saved: a file that broke
 * off is never taken for all.
 * @throws HttpError where the server refuses
 */
export async function saveFile({ path, name }: FileToSave): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (response.status === 401) sessionEnded();
  if (!response.ok) throw await httpErrorOf(response);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? nameOf(response);
  link.click();
  // Some browsers read the file after this task only.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
