/** As the server names the file, else this. */
const fallbackName = 'showhome-export.json';

/**
 * Downloads everything of the person's. Read whole before it is saved: a file that broke off is never taken for all.
 * @throws Error whose message is the server's sentence
 */
export async function downloadExport(): Promise<void> {
  const answer = await fetch('/api/account/export', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(await answer.text());
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to save by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
