/** A page of the router, as web/pagePaths.ts writes it. */
export interface WebPage {
  /** such as "/projects/:id" */
  readonly path: string;
  /** the scripts that it needs beyond the first ones, as addresses */
  readonly files: readonly string[];
}

/**
 * Writes the scripts of this page into it (web/fetchFirst.ts uses them): the browser loads them while it asks who is
 * signed in, and not after the answer.
 */
export function withPreloads(html: string, files: readonly string[]): string {
  const tags = files.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}" />`);
  return html.replace('<title>', () => `${tags.join('')}<title>`);
}
