import { CheckboxField } from '../../components/CheckboxField.js';

interface KeysChoiceProps {
  /** the names of the keys */
  readonly names: readonly string[];
  /** whose they are, e.g. “that Ann made” */
  readonly made: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the keys that somebody made end with what they may do. Without any there is nothing to choose. */
export const KeysChoice = ({ names, made, checked, onChange }: KeysChoiceProps) =>
  names.length > 0 && (
    <CheckboxField
      label={names.length === 1 ? `Revoke the key ${made}` : `Revoke the ${names.length} keys ${made}`}
      hint={`${names.join(', ')}. Programs that use ${names.length === 1 ? 'it' : 'them'} are shut out at once.`}
      checked={checked}
      onChange={onChange}
    />
  );
