import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { FormRefusal } from './FormRefusal.js';
import type { Form } from './useForm.js';

interface DialogFieldsProps {
  readonly form: Form;
  readonly children: ReactNode;
}

/** A form's fields in the body of a dialog; the button is in the dialog's foot. */
export function DialogFields({ form, children }: DialogFieldsProps) {
  const { around, problems } = form;
  return (
    <div ref={around} className={fields}>
      {children}
      <FormRefusal text={problems.form} />
    </div>
  );
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18' });
