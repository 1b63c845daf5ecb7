import { httpErrorOf } from './network.js';
import { sessionEnded } from '../session/session.js';

export interface FileToSave {
  readonly path: string;
  /** file name; default: the server's */
  readonly name?: string;
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/**
 * Downloads a file of the server and gives it to the browser to save. It is read completely before it is saved, so that
 * an incomplete file is never saved.
 * @throws HttpError when the server refuses
 */
export async function saveFile({ path, name }: FileToSave): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (response.status === 401) sessionEnded();
  if (!response.ok) throw await httpErrorOf(response);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? nameOf(response);
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
