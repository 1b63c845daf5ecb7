import { CircleAlert } from 'lucide-react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { DeleteMediaDialog_jobs$key } from '../__generated__/DeleteMediaDialog_jobs.graphql.js';
import type { DeleteMediaDialogQuery } from '../__generated__/DeleteMediaDialogQuery.graphql.js';
import { Button } from '../components/Button.js';
import { ConfirmDialog } from '../components/ConfirmDialog.js';
import { Dialog } from '../components/Dialog.js';
import { Icon } from '../components/Icon.js';
import { lazyDialog } from '../components/lazyDialog.js';
import { useAttempt } from '../components/RetryBoundary.js';
import { useWhileMounted } from '../forms/useWhileMounted.js';
import { shortJobId } from '../format/shortJobId.js';
import { useDeleteMedia } from './useDeleteMedia.js';

interface DeleteMediaDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before a file is deleted, and says what depends on it, which it reads first. */
export const DeleteMediaDialog = lazyDialog(async () => Question, { title: 'Delete File' });

function Question({ id, onClose }: DeleteMediaDialogProps) {
  const [remove, busy] = useDeleteMedia();
  const close = useWhileMounted(onClose);
  const { node } = useLazyLoadQuery<DeleteMediaDialogQuery>(
    graphql`
      query DeleteMediaDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Media {
            type
            origin
            originalName
            use {
              refusal
              busyJobs {
                ...DeleteMediaDialog_jobs
              }
              lostJobs {
                id
                ...DeleteMediaDialog_jobs
              }
              changedJobs {
                id
                ...DeleteMediaDialog_jobs
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: useAttempt() },
  );
  const { use } = node ?? {};
  const title = node?.type === 'VIDEO' ? 'Delete Video' : 'Delete Photo';
  if (use?.refusal) return <Refusal title={title} words={use.refusal} jobs={use.busyJobs} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Delete"
      danger
      busy={busy}
      busyLabel="Deleting..."
      onClose={onClose}
      onConfirm={async () => {
        await remove(id);
        close();
      }}
    >
      <p className={words}>
        Are you sure you want to delete {node?.originalName ?? 'this file'}? It cannot be brought back.
      </p>
      {use && use.lostJobs.length > 0 && (
        <p>
          <Jobs jobs={use.lostJobs} /> {use.lostJobs.length > 1 ? 'have' : 'has'} no other photo and{' '}
          {use.lostJobs.length > 1 ? 'are' : 'is'} deleted with it. What was staged stays among the files.
        </p>
      )}
      {use && use.changedJobs.length > 0 && (
        <p>
          <Jobs jobs={use.changedJobs} /> {use.changedJobs.length > 1 ? 'stay' : 'stays'} without{' '}
          {node?.origin === 'UPLOAD' ? 'this photo and what was staged from it' : 'this result'}.
        </p>
      )}
    </ConfirmDialog>
  );
}

interface RefusalProps {
  readonly title: string;
  readonly words: string;
  readonly jobs: DeleteMediaDialog_jobs$key;
  readonly onClose: () => void;
}

function Refusal({ title, words: why, jobs, onClose }: RefusalProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      foot={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className={refusal}>
        <Icon of={CircleAlert} size={15} />
        {why}
      </p>
      <p>
        Look at <Jobs jobs={jobs} />.
      </p>
    </Dialog>
  );
}

/** "Staging Job #k7m2x9qd, #0a1b2c3d", each a link to it. */
function Jobs({ jobs }: { readonly jobs: DeleteMediaDialog_jobs$key }) {
  const data = useFragment(
    graphql`
      fragment DeleteMediaDialog_jobs on StagingJob @relay(plural: true) {
        id
      }
    `,
    jobs,
  );
  return (
    <>
      {data.length > 1 ? 'Staging Jobs ' : 'Staging Job '}
      {data.map(({ id }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link className={link} to={`/staging/${id}`}>
            #{shortJobId(id)}
          </Link>
        </span>
      ))}
    </>
  );
}

const words = css({ overflowWrap: 'anywhere' });
const refusal = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8',
  color: 'danger.text',
  '& svg': { mt: '4' },
});
const link = css({ color: 'accent.text', fontVariantNumeric: 'tabular-nums lining-nums' });
