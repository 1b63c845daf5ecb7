import { useState } from 'react';
import { css } from '#styled/css';
import { FormDialog } from '../../components/FormDialog.js';
import type { ProjectDraft } from './project.rules.js';
import { addressProblem } from './project.rules.js';
import { ProjectFields } from './ProjectFields.js';

interface ProjectDialogProps {
  readonly title: string;
  readonly act: string;
  readonly busyAct: string;
  readonly busy: boolean;
  readonly start: ProjectDraft;
  readonly onClose: () => void;
  readonly onSubmit: (draft: ProjectDraft) => void;
}

/** A project's fields in a dialog. Mounted while it is open, so that it begins with `start` each time. */
export function ProjectDialog({ title, act, busyAct, busy, start, onClose, onSubmit }: ProjectDialogProps) {
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);

  function submit() {
    setTried(true);
    if (!busy && !addressProblem(draft.address)) onSubmit(draft);
  }

  return (
    <FormDialog onClose={onClose} onSubmit={submit} title={title} act={act} busyAct={busyAct} busy={busy}>
      <div className={fields}>
        <ProjectFields
          draft={draft}
          onChange={setDraft}
          addressError={tried ? addressProblem(draft.address) : undefined}
        />
      </div>
    </FormDialog>
  );
}

const fields = css({ display: 'grid', gap: '18' });
