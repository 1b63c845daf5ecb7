import type { NotePhrase } from './useReading.js';

export interface PhotoPhrase extends NotePhrase {
  /** it changes the furniture of the photo */
  readonly changes: boolean;
}

/**
 * The phrases of a comment on several photos as one list: each with what it comes to in all of them.
 * @param photos how each photo's furniture is changed by the phrases, which are the same for all
 */
export function phrasesOfPhotos(photos: readonly (readonly PhotoPhrase[])[]): readonly NotePhrase[] {
  const [first = []] = photos;
  return first.map((phrase, place) =>
    together(
      photos.flatMap((photo) => photo[place] ?? []),
      phrase,
    ),
  );
}

function together(all: readonly PhotoPhrase[], { text, understood, meaning }: PhotoPhrase): NotePhrase {
  const done = all.filter((one) => one.understood);
  if (all.every((one) => one.meaning === meaning)) return { text, understood, meaning };
  if (done.length === all.length) return { text, understood: true, meaning: `“${text}” in all ${all.length} photos` };
  const refused = all.find((one) => !one.understood);
  if (done.length === 0) return { text, understood: false, meaning: refused?.meaning ?? meaning };
  const others = `in the other${all.length - done.length > 1 ? 's' : ''}: ${refused?.meaning}`;
  return { text, understood: true, meaning: `“${text}” in ${done.length} of ${all.length} photos; ${others}` };
}
