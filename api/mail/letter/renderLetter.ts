import type { ReactElement } from 'react';
import type { LetterProps } from './Letter.js';

export interface RenderedLetter {
  readonly html: string;
  readonly text: string;
}

/**
 * Renders a letter as HTML, and its words as text. What renders is loaded with the first letter: 16 MB that a process
 * without letters does not need.
 */
export async function renderLetter(letter: ReactElement<LetterProps>): Promise<RenderedLetter> {
  const [{ renderToStaticMarkup }, { plainText }] = await Promise.all([
    import('react-dom/server'),
    import('./plainText.js'),
  ]);
  const html = `<!doctype html>${renderToStaticMarkup(letter)}`;
  return { html, text: `${plainText(html)}\n` };
}
