import type { ToastAction } from '../components/Toaster.js';
import { HttpError } from '../relay/network.js';

export interface Message {
  readonly title: string;
  readonly description: string;
  readonly destructive?: boolean;
  /** What can still be done about it, such as Undo. */
  readonly action?: ToastAction;
}

/** Shows a toast in place of the one before. The toaster is in a chunk of its own, loaded after the first page. */
export async function notify({ destructive = false, ...message }: Message): Promise<void> {
  const { toaster } = await import('../components/Toaster.js');
  toaster.create({ ...message, variant: destructive ? 'destructive' : 'default' });
}

export const notifySuccess = (description: string, action?: ToastAction) =>
  notify({ title: 'Success', description, ...(action && { action }) });
export const notifyError = (description: string) => notify({ title: 'Error', description, destructive: true });

/** The server's words about a failed request, or `otherwise` when it sent none. */
export function wordsOf(failure: unknown, otherwise: string): string {
  if (failure instanceof HttpError) return failure.words || otherwise;
  // no answer: the browser's own messages, such as "Failed to fetch", are for developers
  if (failure instanceof TypeError || !(failure instanceof Error)) return otherwise;
  return failure.message || otherwise;
}
