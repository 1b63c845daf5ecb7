import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PackDialogQuery } from '../__generated__/PackDialogQuery.graphql.js';
import { FormDialog } from '../components/FormDialog.js';
import { Missing, useAttempt } from '../components/RetryBoundary.js';
import { FormRefusal } from '../forms/FormRefusal.js';
import type { Problems } from '../forms/problems.js';
import { useWhileMounted } from '../forms/useWhileMounted.js';
import { LabelFields } from './LabelFields.js';
import { OwnSizeDialog } from './OwnSizeDialog.js';
import { withOwnSize } from './ownSize.js';
import { PackFields } from './PackFields.js';
import { PackPreview } from './PackPreview.js';
import { isEmpty, readPackChoice, type PackChoice } from './packChoice.js';
import { useCreatePack } from './useCreatePack.js';

interface PackDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** What the next pack of a job holds; it begins with what the workspace's last one held. */
export function PackDialog(props: PackDialogProps) {
  const { viewer } = useLazyLoadQuery<PackDialogQuery>(
    graphql`
      query PackDialogQuery {
        viewer {
          workspace {
            packChoice {
              ...packChoice
            }
          }
        }
      }
    `,
    {},
    // the last pack may have been made elsewhere
    { fetchPolicy: 'network-only', fetchKey: useAttempt() },
  );
  if (!viewer) return <Missing />;
  return <PackForm {...props} proposal={readPackChoice(viewer.workspace.packChoice)} />;
}

interface PackFormProps extends PackDialogProps {
  readonly proposal: PackChoice;
}

function PackForm({ jobId, onClose, proposal }: PackFormProps) {
  const [choice, setChoice] = useState(proposal);
  const [problems, setProblems] = useState<Problems>({});
  /** the place of the own size that is changed; null: a new one */
  const [edited, setEdited] = useState<number | null>();
  const [create, busy] = useCreatePack('form');
  const close = useWhileMounted(onClose);
  const empty = isEmpty(choice);

  async function send() {
    const refused = await create(jobId, choice);
    if (refused) setProblems(refused);
    else close();
  }

  function change(part: Partial<PackChoice>) {
    setProblems({});
    setChoice((before) => ({ ...before, ...part }));
  }

  return (
    <>
      <FormDialog
        title="Download pack"
        onClose={onClose}
        onSubmit={() => void (!empty && !busy && send())}
        act="Make pack"
        busyAct="Sending..."
        busy={busy}
        disabled={empty}
      >
        <div className={fields}>
          <PackPreview jobId={jobId} choice={choice} />
          <LabelFields choice={choice} onChange={change} problems={problems} />
          <PackFields choice={choice} onChange={change} problems={problems} onEditSize={setEdited} />
          {empty && <FormRefusal text="Choose at least one size, picture or text." />}
          <FormRefusal text={problems.form} />
          <p className={note}>
            This is information, not legal advice. Rules differ by state and by listing service: ask yours which label
            it wants.
          </p>
        </div>
      </FormDialog>
      {edited !== undefined && (
        <OwnSizeDialog
          sizes={choice.ownSizes}
          place={edited}
          onSave={(size) => change(withOwnSize(choice, size, edited))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20' });
const note = css({ textStyle: 'small', color: 'ink.muted' });
