/** Names of the pack's files, which every usual file system can hold. */

/** Characters of the address in the ZIP's name. */
const LONGEST = 60;
/** Names of devices, which Windows refuses with any ending (Naming Files, Paths, and Namespaces). */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Latin letters that have no decomposition in Unicode. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as part of a file's name: letters and digits with hyphens between. Latin letters lose their accents; other
 * scripts keep their letters with all their marks.
 * @param instead for a text without letters and digits
 */
export function slug(text: string, instead: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .toLowerCase()
    .replace(/\p{Script=Latin}/gu, (letter) => LATIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/['’\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = shortened(plain.replace(/^[-\p{M}]+/u, '')).replace(/-+$/, '');
  if (name === '') return instead;
  return RESERVED.test(name) ? `${instead}-${name}` : name;
}

/** At most LONGEST characters, cut between words where that keeps most of it. */
function shortened(name: string): string {
  let kept = '';
  for (const { segment } of graphemes.segment(name)) {
    if (Array.from(kept + segment).length > LONGEST) {
      const end = kept.lastIndexOf('-');
      return end > kept.length / 2 ? kept.slice(0, end) : kept;
    }
    kept += segment;
  }
  return kept;
}

/** Such as "12-elm-street.zip". */
export const zipName = (address: string): string => `${slug(address, 'listing')}.zip`;

interface PictureName {
  /** the photo's place in the job's order, from 0 */
  readonly place: number;
  readonly room: string;
  /** what the picture is, such as "staged-mls" */
  readonly what: string;
  readonly extension: 'jpg' | 'png';
}

/** Such as "01-living-room-staged-mls.jpg". */
export function pictureName({ place, room, what, extension }: PictureName): string {
  return `${String(place + 1).padStart(2, '0')}-${slug(room, 'room')}-${what}.${extension}`;
}

/**
 * Gives out every name only once: a further one gets a number, as "plan-2.jpg". Names that differ only in capitals are
 * the same on most computers.
 */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let given = name;
    for (let number = 2; taken.has(given.toLowerCase()); number++) given = `${stem}-${number}${extension}`;
    taken.add(given.toLowerCase());
    return given;
  };
}
