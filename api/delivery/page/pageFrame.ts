/** The frame of pages for people without an account: one HTML file with its style, and no application around it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Markup, markup } from '../../typesetting/markup.js';

export interface PublicPage {
  /** without the product's name */
  readonly title: string;
  readonly content: Markup;
  /** for search engines and link previews */
  readonly meta?: Markup;
  /** CSS besides that of all such pages, as `readStyle` gives it */
  readonly style?: string;
  /** runs at the end of the page */
  readonly script?: string;
}

export interface RenderedPage {
  readonly text: string;
  /** a content security policy that allows only the page's own style and script, and pictures */
  readonly policy: string;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const stylesRead = new Map<string, string>();

/**
 * A style without the spaces between its lines; read once.
 * @param file its path
 */
export function readStyle(file: string): string {
  const known = stylesRead.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');
  stylesRead.set(file, text);
  return text;
}

const ofAllPages = () => readStyle(join(import.meta.dirname, 'page.css'));

/** @param storeOrigin the origin of stored pictures, if it is not ours */
export function renderPage(page: PublicPage, storeOrigin: string | null): RenderedPage {
  const { title, content, meta = '', style = '', script } = page;
  const css = ofAllPages() + style;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    `script-src ${script === undefined ? "'none'" : hashOf(script)}`,
    `img-src 'self'${storeOrigin === null ? '' : ` ${storeOrigin}`}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  const { text } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Showhome</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${meta}
<style>${new Markup(css)}</style>
</head>
<body>
${content}
${script === undefined ? '' : new Markup(`<script>${script}</script>`)}
</body>
</html>
`;
  return { text, policy };
}

/** For a link that leads nowhere: it does not say why. */
export const notFoundPage = (): PublicPage => ({
  title: 'Not found',
  content: markup`<div class="head"><h1>There is no such page</h1></div>
<main><p>The link may be incomplete, or it is no longer valid. Ask the person who sent it for another one.</p></main>`,
});
