import { useState } from 'react';
import { css } from '#styled/css';
import { Field } from '../components/Field.js';
import { FormDialog } from '../components/FormDialog.js';
import { SwitchField } from '../components/SwitchField.js';
import { TextInput } from '../components/TextInput.js';
import { FormRefusal } from '../forms/FormRefusal.js';
import type { Problems } from '../forms/problems.js';
import { useWhileMounted } from '../forms/useWhileMounted.js';
import { useCreatePublicPage } from './useCreatePublicPage.js';

interface PublicPageDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** What a new public page shows, and until when. */
export function PublicPageDialog({ jobId, onClose }: PublicPageDialogProps) {
  const [create, busy] = useCreatePublicPage();
  const close = useWhileMounted(onClose);
  const [wholeProject, setWholeProject] = useState(false);
  const [indexed, setIndexed] = useState(false);
  const [day, setDay] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  async function send() {
    const refused = await create({ jobId, wholeProject, indexed, expiresAt: day === '' ? null : endOf(day) });
    if (refused) setProblems(refused);
    else close();
  }

  return (
    <FormDialog
      title="Make public page"
      onClose={onClose}
      onSubmit={() => void (!busy && send())}
      act="Make page"
      busyAct="Making..."
      busy={busy}
    >
      <div className={fields}>
        <p>
          Whoever has its address sees the approved pictures beside their originals, and what was added. They need no
          account.
        </p>
        <SwitchField
          label="Whole project"
          hint="Shows the approved pictures of all jobs of the project."
          checked={wholeProject}
          onChange={setWholeProject}
        />
        <SwitchField
          label="Search engines may list it"
          hint="Otherwise only those find it who have its address."
          checked={indexed}
          onChange={setIndexed}
        />
        <Field
          label="Last day"
          optional
          hint="After it the page is gone. Left empty, it stays until you revoke it."
          error={problems.expiresAt}
        >
          <TextInput
            type="date"
            value={day}
            onChange={(event) => {
              setProblems({});
              setDay(event.target.value);
            }}
          />
        </Field>
        <FormRefusal text={problems.form} />
      </div>
    </FormDialog>
  );
}

/** @param day such as 2026-12-31, in the reader's time zone */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18' });
