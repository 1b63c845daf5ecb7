/** The pages' stored documents by their names. */
import { readFileSync } from 'node:fs';

const FILE = new URL('../../../web/persisted.json', import.meta.url);
const NAME = /^(?:fragment .*)?(?:query|mutation|subscription) (\w+)/ms;

const byName = new Map(
  Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>).map(([hash, text]) => [
    NAME.exec(text)?.[1],
    { hash, text },
  ]),
);

/** @throws Error when our pages have no such operation */
export function documentOf(name: string): { readonly hash: string; readonly text: string } {
  const found = byName.get(name);
  if (!found) throw new Error(`web/persisted.json has no operation ${name}: run \`npm run generate\`.`);
  return found;
}

/** The body of a request for a stored document, as the pages send it. */
export const bodyOf = <Variables extends object>(name: string, variables: Variables) => ({
  operationName: name,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: documentOf(name).hash } },
});
