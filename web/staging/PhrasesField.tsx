import { Check, CircleHelp, Info, Shuffle } from 'lucide-react';
import { css } from '#styled/css';
import { LONGEST_NOTES } from '../../api/shared/limits.js';
import { Field } from '../components/Field.js';
import { Icon } from '../components/Icon.js';
import { TextArea } from '../components/TextArea.js';
import { VisuallyHidden } from '../components/VisuallyHidden.js';
import type { NotePhrase } from './useReading.js';

export interface WordsProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly rows?: number;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface PhrasesFieldProps extends WordsProps {
  /** how the words are read */
  readonly phrases: readonly NotePhrase[];
  /** that the furniture is arranged anew, and where */
  readonly anew?: string | undefined;
  /** about the reading itself */
  readonly note?: string | undefined;
}

/** Wishes in words; below them what the stager understands of each. */
export function PhrasesField({ value, onChange, phrases, anew, note, ...field }: PhrasesFieldProps) {
  const { label, optional, rows, hint, placeholder } = field;
  return (
    <div>
      <Field label={label} optional={optional} hint={hint}>
        <TextArea
          rows={rows}
          maxLength={LONGEST_NOTES}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className={grows} data-open={phrases.length > 0}>
        <ul className={list} aria-label="How your words are understood" aria-live="polite">
          {phrases.map((phrase, place) => (
            // the key keeps an unchanged phrase from being announced again
            <PhraseChip key={`${place} ${phrase.text} ${phrase.meaning}`} {...phrase} />
          ))}
          {anew !== undefined && phrases.length > 0 && (
            <li className={chip} key={anew}>
              <Icon of={Shuffle} size={14} />
              <span>{anew}</span>
            </li>
          )}
          {note !== undefined && phrases.length > 0 && (
            <li className={chip} key={note}>
              <Icon of={Info} size={14} />
              <span>{note}</span>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

function PhraseChip({ text, understood, meaning }: NotePhrase) {
  if (understood) {
    return (
      <li className={chip} data-understood>
        <Icon of={Check} size={14} />
        <span>
          <VisuallyHidden>Understood: </VisuallyHidden>
          {meaning}
        </span>
      </li>
    );
  }
  return (
    <li className={chip}>
      <Icon of={CircleHelp} size={14} />
      <span>
        “{text}”: {meaning}
      </span>
    </li>
  );
}

/** Opens a row of its own with a transition, instead of moving what is below at once. */
const grows = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  transition: '[grid-template-rows {durations.slow} {easings.out}]',
  '&[data-open=true]': { gridTemplateRows: '1fr' },
});
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  minH: '0',
  overflow: 'hidden',
  '& > *': { mt: '8' },
});
const chip = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '6',
  maxW: 'full',
  px: '8',
  py: '[5px]',
  borderRadius: 'badge',
  boxShadow: '[inset 0 0 0 1px {colors.line.strong}]',
  color: 'ink.muted',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& svg': { mt: '2' },
  '&[data-understood]': { bg: 'accent.soft', color: 'accent.text', fontWeight: 'medium', boxShadow: '[none]' },
});
