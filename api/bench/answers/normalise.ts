/**
 * What differs between two runs of the same code, replaced by its number in the answer. Everything else is compared
 * byte for byte. Replaced are:
 * - ids that the database did not hold at the beginning, also within cursors;
 * - keys of files that were written during the run, with the signature of their links;
 * - what the stand-in for Stripe makes up.
 */
const ID = /\b(proj|med|job|item|rnd|rev|usr|org|mem|act|inv|line|pay|upl|ses|acc|chg)_[0-9a-hjkmnp-tv-z]{20}\b/g;
const CURSOR = /(?<="(?:cursor|startCursor|endCursor)":")[A-Za-z0-9_-]+(?=")/g;
/** With the link's query, if it has one. */
const NEW_FILE = /\/(uploads|media|staging)\/[0-9a-f]{32}(\.\w+)?((?:\?|\\u0026|&)[^"\s]*)?/g;
const SIGNATURE = /signature=[A-Za-z0-9_-]+/g;
const INTENT = /\bpi_[0-9a-f]{24}(_secret_[0-9a-f]{24})?/g;

/** Replaces within one case: equal values by equal names, in the order in which they appear. */
export type Normalise = (text: string) => string;

/** @param known the ids that the database held at the beginning */
export function normaliser(known: ReadonlySet<string>): Normalise {
  const names = new Map<string, string>();
  const nameOf = (kind: string, value: string) => {
    const name = names.get(value) ?? `<new ${kind} ${names.size + 1}>`;
    names.set(value, name);
    return name;
  };
  const replaceIds = (text: string) =>
    text.replaceAll(ID, (id: string, prefix: string) => (known.has(id) ? id : nameOf(prefix, id)));
  const replaceCursor = (cursor: string) => {
    const place = Buffer.from(cursor, 'base64url').toString();
    const replaced = replaceIds(place);
    return replaced === place ? cursor : `<cursor ${replaced}>`;
  };
  return (text) =>
    replaceIds(
      text
        .replaceAll(CURSOR, replaceCursor)
        .replaceAll(NEW_FILE, (all: string, folder: string, extension = '', query = '') => {
          const name = nameOf('file', all.slice(0, all.length - query.length));
          return `/${folder}/${name}${extension}${query.replace(SIGNATURE, 'signature=<new>')}`;
        })
        .replaceAll(INTENT, 'pi_<new>'),
    );
}
