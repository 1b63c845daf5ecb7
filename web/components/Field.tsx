import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { field } from '#styled/recipes';
import { Icon } from './Icon.js';
import { FieldContext, type FieldControl } from './useFieldControl.js';

interface FieldErrorProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** The error line under a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={field().error} aria-live="polite">
      <Icon of={CircleAlert} size={15} />
      <span>{children}</span>
    </p>
  );
}

interface FieldHeadProps {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
}

function FieldHead({ label, note, aside }: FieldHeadProps) {
  const styles = field();
  return (
    <span className={styles.head}>
      <span>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {aside}
    </span>
  );
}

interface FieldProps {
  readonly label: string;
  /** Shows "Optional" beside the label. Required fields have no mark. */
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** One TextInput, TextArea or SearchInput. */
  readonly children: ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ label, optional, hint, error, children }: FieldProps) {
  const id = useId();
  const styles = field();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const control: FieldControl = useMemo(() => ({ id, describedBy, invalid }), [id, describedBy, invalid]);
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        <FieldHead label={label} note={optional && 'Optional'} />
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldGroupProps {
  readonly label: string;
  /** Secondary words after the label, such as "4 of 6 selected". */
  readonly note?: ReactNode;
  /** Small buttons at the end of the label's line, such as "Select all". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** Several controls under one heading, such as the picked images or the switches of "Keep bare". */
export function FieldGroup({ label, note, aside, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const styles = field();
  return (
    <fieldset className={styles.root} aria-labelledby={id}>
      <FieldHead
        label={
          <span id={id} className={styles.label}>
            {label}
          </span>
        }
        note={note}
        aside={aside}
      />
      {children}
      {error && <FieldError>{error}</FieldError>}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
