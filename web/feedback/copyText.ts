import { notifyError, notifySuccess } from './notify.js';

/**
 * Puts a text into the clipboard, and says so.
 * @param done the toast's text
 */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notifySuccess(done);
  } catch {
    void notifyError('The browser does not allow copying. Select the text and copy it.');
  }
}
