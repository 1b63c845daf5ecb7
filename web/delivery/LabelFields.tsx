import { css } from '#styled/css';
import { LONGEST_LABEL, USUAL_WORDS } from '../../api/shared/labelProfile.js';
import { profileSentence } from '../../api/shared/profileSentence.js';
import type { LabelKind } from '../__generated__/packChoice.graphql.js';
import { Field } from '../components/Field.js';
import { Segments } from '../components/Segments.js';
import { SwitchField } from '../components/SwitchField.js';
import { TextInput } from '../components/TextInput.js';
import { profileOf } from './packChoice.js';
import type { PackFieldsProps } from './PackFields.js';

const PLACES: readonly { readonly value: LabelKind; readonly name: string }[] = [
  { value: 'NONE', name: 'None' },
  { value: 'CORNER', name: 'Corner' },
  { value: 'BAR', name: 'Bar' },
];

/** What staged pictures say of themselves, the page that they lead to, and a sentence that tells what that does. */
export function LabelFields({ choice, onChange, problems }: PackFieldsProps) {
  return (
    <div className={fields}>
      <Segments
        label="Label on the pictures"
        options={PLACES}
        value={choice.labelKind}
        onChange={(labelKind) => onChange({ labelKind })}
      />
      <p className={sentence} aria-live="polite">
        {profileSentence(profileOf(choice), { page: choice.publicPage })}
      </p>
      {choice.labelKind !== 'NONE' && (
        <Field label="Words" optional error={problems['label.words']}>
          <TextInput
            placeholder={USUAL_WORDS}
            maxLength={LONGEST_LABEL}
            value={choice.labelWords}
            onChange={(event) => onChange({ labelWords: event.target.value })}
          />
        </Field>
      )}
      <SwitchField
        label="Public page"
        hint="Whoever has its address sees originals and staged pictures, without an account. Texts and metadata name it."
        checked={choice.publicPage}
        onChange={(publicPage) => onChange({ publicPage })}
      />
      {choice.labelKind !== 'NONE' && choice.publicPage && (
        <SwitchField
          label="QR code to the public page"
          hint="On at most 2 % of each picture. Many listing services forbid codes on photos."
          checked={choice.labelQr}
          onChange={(labelQr) => onChange({ labelQr })}
        />
      )}
    </div>
  );
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const sentence = css({ textStyle: 'small', color: 'ink.muted' });
