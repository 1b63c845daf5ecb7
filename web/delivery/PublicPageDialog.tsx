import { useState } from 'react';
import { css } from '#styled/css';
import { FormDialog } from '../components/FormDialog.js';
import { SwitchField } from '../components/SwitchField.js';
import { FormRefusal } from '../forms/FormRefusal.js';
import type { Problems } from '../forms/problems.js';
import { useWhileMounted } from '../forms/useWhileMounted.js';
import { endOfDay } from '../format/dates.js';
import { LastDayField } from '../staging/links/LastDayField.js';
import { useCreatePublicLink } from '../staging/links/useCreatePublicLink.js';

const WORDS = { made: 'Public page made', failed: 'Failed to make the public page' };

interface PublicPageDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** What a new public page shows, and until when. */
export function PublicPageDialog({ jobId, onClose }: PublicPageDialogProps) {
  const [create, busy] = useCreatePublicLink(WORDS);
  const close = useWhileMounted(onClose);
  const [wholeProject, setWholeProject] = useState(false);
  const [indexed, setIndexed] = useState(false);
  const [day, setDay] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  async function send() {
    const expiresAt = day === '' ? null : endOfDay(day);
    const refused = await create({ jobId, kind: 'DELIVERY', wholeProject, indexed, expiresAt });
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
        <LastDayField
          value={day}
          onChange={(chosen) => {
            setProblems({});
            setDay(chosen);
          }}
          hint="After it the page is gone. Left empty, it stays until you revoke it."
          error={problems.expiresAt}
        />
        <FormRefusal text={problems.form} />
      </div>
    </FormDialog>
  );
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18' });
