import type { NotePhrase } from './useReading.js';

export interface PhotoPhrase extends NotePhrase {
  /** it changes the furniture of the photo */
  readonly changes: boolean;
}

/**
 * The phrases of a comment on several photos as one list: each with what it comes to in all of them. A phrase is the
 * same where its text is: a photo without a picture has its comment read as notes, which may part it otherwise.
 * @param photos how each photo's furniture is changed by the phrases
 * @param of photos that the comment is about, of which these are the first
 */
export function phrasesOfPhotos(photos: readonly (readonly PhotoPhrase[])[], of: number): readonly NotePhrase[] {
  const same = new Map<string, PhotoPhrase[]>();
  for (const photo of photos) {
    photo.forEach((phrase, place) => {
      const timesBefore = photo.slice(0, place).filter(({ text }) => text === phrase.text).length;
      const key = `${timesBefore} ${phrase.text}`;
      same.set(key, [...(same.get(key) ?? []), phrase]);
    });
  }
  return [...same.values()].flatMap((all) => together(all, { read: photos.length, of }));
}

interface Photos {
  /** photos whose comment was read */
  readonly read: number;
  /** of so many in all */
  readonly of: number;
}

/** "4 photos", "the first 4 photos". */
export const photosRead = ({ read, of }: Photos): string => (read < of ? `the first ${read} photos` : `${read} photos`);

function together(all: readonly PhotoPhrase[], photos: Photos): NotePhrase | [] {
  const [first] = all;
  if (!first) return [];
  const { text, understood, meaning } = first;
  const { read, of } = photos;
  const inEach = all.length === read;
  if (inEach && all.every((one) => one.meaning === meaning)) return { text, understood, meaning };
  const done = all.filter((one) => one.understood).length;
  const refused = all.find((one) => !one.understood);
  if (done === 0) return { text, understood: false, meaning: refused?.meaning ?? meaning };
  const where = photosRead(photos);
  if (done === read) return { text, understood: true, meaning: `“${text}” in ${read < of ? '' : 'all '}${where}` };
  const others = inEach ? `; in the other${read - done > 1 ? 's' : ''}: ${refused?.meaning}` : '';
  return { text, understood: true, meaning: `“${text}” in ${done} of ${where}${others}` };
}
