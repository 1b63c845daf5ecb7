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
  /** of a page that other sites show in a frame; it may ask our server whether it is still true */
  readonly framed?: Framed;
}

export interface Framed {
  /** the sites, or `*` for all */
  readonly by: readonly string[];
  /** auto: as the reader's device is set */
  readonly theme: Theme;
  /** a module of ours: its path */
  readonly module?: string;
}

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

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

/** Chooses one of the two themes that the style has. */
function themed(css: string, theme: Theme): string {
  if (theme === 'auto') return css;
  return css
    .replace('color-scheme: light dark', `color-scheme: ${theme}`)
    .replace('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all');
}

/** @param storeOrigin the origin of stored pictures, if it is not ours */
export function renderPage(page: PublicPage, storeOrigin: string | null): RenderedPage {
  const { title, content, meta = '', style = '', script, framed } = page;
  const css = themed(ofAllPages(), framed?.theme ?? 'auto') + style;
  const scripts = [script === undefined ? [] : hashOf(script), framed?.module === undefined ? [] : "'self'"].flat();
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    `script-src ${scripts.length > 0 ? scripts.join(' ') : "'none'"}`,
    ...(framed ? ["connect-src 'self'"] : []),
    `img-src 'self'${storeOrigin === null ? '' : ` ${storeOrigin}`}`,
    "form-action 'self'",
    `frame-ancestors ${framed ? ["'self'", ...framed.by].join(' ') : "'none'"}`,
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
${framed?.module === undefined ? '' : markup`<script type="module" src="${framed.module}"></script>`}
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
