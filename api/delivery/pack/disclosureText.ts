/** `disclosure.txt`: the words to paste into a listing. */
import { captionOf, NO_ADVICE, type Shown } from './statement.js';

export interface DisclosedPhoto extends Shown {
  /** words such as "living room" */
  readonly room: string;
  /** the staged picture's files in the pack */
  readonly staged: readonly string[];
  /** one sentence that says what was added */
  readonly altText: string;
}

export interface Disclosure {
  readonly address: string;
  /** the public address of the whole listing, or null */
  readonly page: string | null;
  readonly photos: readonly DisclosedPhoto[];
}

/** The line ends of Windows, which every editor shows as such. */
const LINE_END = '\r\n';

/** UTF-8 with a byte order mark, by which old editors tell it. */
export function disclosureText(disclosure: Disclosure): Buffer {
  const sections = [
    ['DISCLOSURE OF VIRTUAL STAGING', disclosure.address],
    ['REMARKS OF THE LISTING (to paste, as the first words of the remarks)', '', remarksOf(disclosure)],
    ...disclosure.photos.map(photoSection),
    howToUse(disclosure),
    [NO_ADVICE],
  ];
  const text = sections.map((lines) => lines.map(oneLine).join(LINE_END)).join(LINE_END + LINE_END);
  return Buffer.from(`\ufeff${text}${LINE_END}`);
}

/** What came from a person could have line ends, which would look like another section. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');

/** For the whole listing. */
export function remarksOf({ page, photos }: Pick<Disclosure, 'page' | 'photos'>): string {
  const [first] = photos;
  const altered =
    photos.length === 1
      ? '1 photo of this listing was digitally altered: furniture and decor were added.'
      : `${photos.length} photos of this listing were digitally altered: furniture and decor were added.`;
  const one = photos.length === 1;
  const originals = one ? 'The original, unaltered photo' : 'The original, unaltered photos';
  const common = page ?? (one ? (first?.page ?? null) : null);
  if (common !== null) return `Virtually staged. ${altered} ${originals} can be seen at ${common}`;
  if (photos.every((photo) => photo.page !== null)) {
    return `Virtually staged. ${altered} ${originals} can be seen at the address in each caption.`;
  }
  const where = one ? 'is published beside the staged one.' : 'are published beside the staged ones.';
  return `Virtually staged. ${altered} ${originals} ${where}`;
}

function photoSection(photo: DisclosedPhoto, place: number): string[] {
  const { room, staged, original, altText } = photo;
  return [
    `PHOTO ${place + 1}: ${room.toUpperCase()}`,
    ...(staged.length > 0 ? [`Staged: ${staged.join(', ')}`] : []),
    `Original: ${photo.page ?? `${original} (in this pack)`}`,
    '',
    'Caption (to paste):',
    captionOf(photo),
    '',
    'Alternative text (to paste):',
    altText,
  ];
}

function howToUse({ photos }: Disclosure): string[] {
  const lines = ['HOW TO USE THIS', 'Put the caption on or directly beside each staged picture, wherever it is shown.'];
  if (photos.every(({ page }) => page !== null)) return lines;
  return [
    ...lines,
    'Where no link is named there is no public page: publish the original of this pack directly beside the staged ' +
      'picture, or publish it elsewhere and add its address to the caption.',
  ];
}
