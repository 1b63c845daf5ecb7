import { PhrasesField, type WordsProps } from './PhrasesField.js';
import { useWordsReading } from './useWordsReading.js';

interface CommentFieldProps extends WordsProps {
  /** ids of the photos that it is about */
  readonly photos: readonly string[];
}

/** Photos whose furniture is looked at while somebody types. */
const MOST_READ = 4;

const ANEW = 'Nothing of this changes the present furniture: it is arranged anew.';

/** A comment on what photos show; below it what becomes of their furniture, before anything is ordered. */
export function CommentField({ photos, ...field }: CommentFieldProps) {
  const { phrases, changes } = useWordsReading(field.value, photos.slice(0, MOST_READ).join(' '));
  return <PhrasesField {...field} phrases={phrases} outcome={outcomeOf(photos.length, changes)} />;
}

function outcomeOf(photos: number, changes: boolean): string | undefined {
  if (!changes) return ANEW;
  return photos > MOST_READ ? `Looked at for the first ${MOST_READ} of ${photos} photos.` : undefined;
}
