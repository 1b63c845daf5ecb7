import { PhrasesField, type WordsProps } from './PhrasesField.js';
import type { RoomType } from './stagingOptions.js';
import { useNotesReading } from './useNotesReading.js';

interface NotesFieldProps extends WordsProps {
  /** the room type to stage: not every piece fits every room */
  readonly roomType: RoomType;
}

const USUAL_HINT = 'Name pieces and numbers, as "two armchairs, no plants".';

/** Notes for a new arrangement; below them what the stager understands of each. */
export function NotesField({
  roomType,
  hint = USUAL_HINT,
  placeholder = 'Two armchairs, no plants',
  ...field
}: NotesFieldProps) {
  const phrases = useNotesReading(field.value, roomType);
  return <PhrasesField {...field} hint={hint} placeholder={placeholder} phrases={phrases} />;
}
