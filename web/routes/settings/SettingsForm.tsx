import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import type { Form } from '../../forms/useForm.js';
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.js';

interface SettingsFormProps extends SettingsPanelProps {
  readonly form: Form;
  readonly act: string;
  readonly busyAct: string;
  /** above the fields */
  readonly notice?: ReactNode;
}

/** A panel with the fields of one setting, and a button that sends them. */
export function SettingsForm({ form, act, busyAct, notice, children, ...panel }: SettingsFormProps) {
  const { problems, busy, submit, around } = form;
  return (
    <SettingsPanel {...panel}>
      {notice && <div className={above}>{notice}</div>}
      <form className={fields} onSubmit={submit} noValidate>
        <div ref={around} className={fields}>
          {children}
        </div>
        <FormRefusal text={problems.form} />
        <div>
          <Button type="submit" busy={busy} busyLabel={busyAct}>
            {act}
          </Button>
        </div>
      </form>
    </SettingsPanel>
  );
}

const above = css({ mb: '20' });
const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18' });
