import { photosRead } from './phrasesOfPhotos.js';
import { PhrasesField, type WordsProps } from './PhrasesField.js';
import { useWordsReading } from './useWordsReading.js';

interface CommentFieldProps extends WordsProps {
  /** ids of the photos that it is about */
  readonly photos: readonly string[];
}

/** A comment on what photos show; below it what becomes of their furniture, before anything is ordered. */
export function CommentField({ photos, ...field }: CommentFieldProps) {
  const { phrases, ...counts } = useWordsReading(field.value, photos);
  const { read, of } = counts;
  const note = read < of ? `Looked at for the first ${read} of ${of} photos.` : undefined;
  return <PhrasesField {...field} phrases={phrases} anew={anewText(counts)} note={note} />;
}

/** Where nothing is an edit, the comment is read as notes for a new arrangement. */
function anewText({ unchanged, ...photos }: Omit<ReturnType<typeof useWordsReading>, 'phrases'>): string | undefined {
  if (unchanged === 0) return undefined;
  const { read, of } = photos;
  const many = unchanged < read ? `${unchanged} of ` : '';
  const nothing = unchanged === of ? 'Nothing' : `In ${many}${photosRead(photos)} nothing`;
  return `${nothing} of this changes the present furniture: it is arranged anew.`;
}
