import type { PublicUser } from '../domain/caller.js';

/** A page of the router, as web/pagePaths.ts writes it. */
export interface WebPage {
  /** such as "/projects/:id" */
  readonly path: string;
  /** the scripts that it needs beyond the first ones, as addresses */
  readonly files: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that may stand in a script element: no text in it can end the element or begin a comment. */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');

/**
 * Writes into the page what the browser would otherwise request one after another: who is signed in
 * (web/session/session.ts takes it), and the scripts of this page (web/fetchFirst.ts uses them).
 */
export function signedInPage(html: string, { firstName, lastName, email, id }: PublicUser, files: readonly string[]) {
  const session = scriptJson({ id, firstName, lastName, email });
  const tags = [
    ...files.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}" />`),
    `<script type="application/json" id="session">${session}</script>`,
  ];
  return html.replace('<title>', () => `${tags.join('')}<title>`);
}
