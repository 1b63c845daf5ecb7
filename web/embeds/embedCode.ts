/** What sites put into their pages to show an embed. */
export const THEMES = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'auto', name: 'Auto' },
] as const;

export interface EmbedLook {
  readonly theme: (typeof THEMES)[number]['value'];
  /** such as #1d4d3c; empty: the embed's own */
  readonly accent: string;
}

/** Where a site's server puts the token. */
const PLACE = 'TOKEN';

interface ShownEmbed {
  readonly id: string;
  readonly url: string;
  readonly needsToken: boolean;
}

/** @returns the colour as a page takes it; empty when it is none */
export const accentOf = (text: string): string => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : '');

/** The element that puts the embed in its place. */
export function scriptOf({ id, url, needsToken }: ShownEmbed, { theme, accent }: EmbedLook): string {
  const attributes = {
    src: new URL('/embed.js', url).href,
    'data-embed': id,
    'data-theme': theme === 'light' ? '' : theme,
    'data-accent': accent,
    'data-token': needsToken ? PLACE : '',
  };
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  return `<script async ${given.map(([name, value]) => `${name}="${value}"`).join(' ')}></script>`;
}

/** The address that is shown in a frame without the script. */
export const addressOf = ({ url, needsToken }: ShownEmbed): string => (needsToken ? `${url}?token=${PLACE}` : url);

/** The preview with a look. @param path of the preview, on this site */
export function previewOf(path: string, { theme, accent }: EmbedLook): string {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  searchParams.set('theme', theme);
  if (accent) searchParams.set('accent', accent.slice(1));
  return `${pathname}?${searchParams}`;
}
