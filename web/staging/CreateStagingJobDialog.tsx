import { useState } from 'react';
import { css } from '#styled/css';
import { FormDialog } from '../components/FormDialog.js';
import { PartState } from '../components/PartState.js';
import { RetryBoundary } from '../components/RetryBoundary.js';
import { useWhileMounted } from '../forms/useWhileMounted.js';
import { useUploadGuard } from '../media/useUploadGuard.js';
import { ProjectPicker } from '../projects/ProjectPicker.js';
import { EstimateLine } from './EstimateLine.js';
import { ImagesSkeleton } from './ImagesSkeleton.js';
import { ImageChoice } from './ImageChoice.js';
import { LookFields } from './LookFields.js';
import { NotesField } from './NotesField.js';
import type { OrderedImage } from '../order/orderedImage.js';
import type { Order, OrderSettings } from './order.js';
import { EMPTY_ORDER, inputOf, missingFrom, roomTypeOf } from './order.js';
import { roomOf } from './roomOf.js';
import { useCreateStagingJob } from './useCreateStagingJob.js';
import { usePassedFocus } from './usePassedFocus.js';

interface CreateStagingJobDialogProps {
  /** lists that show the new job first */
  readonly connections: readonly string[];
  /** chosen at the start */
  readonly projectId?: string;
  /** photos of that project, ticked at the start */
  readonly photos?: readonly OrderedImage[];
  /** of an earlier order, at the start */
  readonly settings?: OrderSettings;
  readonly onClose: () => void;
}

/** Orders the staging of photos of one project. */
export function CreateStagingJobDialog(props: CreateStagingJobDialogProps) {
  const { connections, projectId = '', photos = [], settings, onClose } = props;
  const [create, busy] = useCreateStagingJob(connections);
  const close = useWhileMounted(onClose);
  const [order, setOrder] = useState<Order>({ ...EMPTY_ORDER, ...settings, projectId, images: photos });
  const missing = missingFrom(order);
  const set = (change: Partial<Order>) => setOrder((before) => ({ ...before, ...change }));

  const uploads = useUploadGuard();
  const { place, passOn } = usePassedFocus(projectId !== '');

  async function send() {
    const refused = await create(inputOf(order));
    if (!refused) close();
  }

  function submit() {
    if (!missing && !busy) uploads.guard(() => void send());
  }

  return (
    <FormDialog
      onClose={() => uploads.guard(onClose)}
      onSubmit={submit}
      title="Create Staging Job"
      size={980}
      cost={<EstimateLine images={order.images.length} />}
      act="Create Staging Job"
      busyAct="Creating Job..."
      busy={busy}
      disabled={missing !== null}
      // with a known project the photos are the first thing to choose
      initialFocus={projectId ? place.ref : undefined}
    >
      <div className={columns}>
        <div className={column}>
          <ProjectPicker
            value={order.projectId}
            onChange={(chosen) => uploads.guard(() => set({ projectId: chosen, images: [], own: {}, suggested: {} }))}
          />
          {order.projectId && (
            <div {...place} className={photoPlace}>
              <RetryBoundary
                key={order.projectId}
                standIn={({ retry }) => <PartState retry={retry} shape={<ImagesSkeleton />} />}
              >
                <ImageChoice
                  projectId={order.projectId}
                  order={order}
                  onChange={setOrder}
                  onBusy={uploads.onBusy}
                  onShown={passOn}
                />
              </RetryBoundary>
            </div>
          )}
          {missing && <p className={hint}>{missing}</p>}
          <NotesField
            label="Notes"
            optional
            value={order.notes}
            onChange={(notes) => set({ notes })}
            roomType={roomOf(
              order.images.map(({ id }) => roomTypeOf(order, id)),
              order.roomType,
            )}
          />
        </div>
        <div className={column}>
          <LookFields order={order} onChange={set} />
        </div>
      </div>
      {uploads.question}
    </FormDialog>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.02fr) minmax(0, 1fr)' },
  gap: { base: '22', md: '32' },
});
const column = css({ display: 'grid', gap: '18', alignContent: 'start', minW: '0' });
const photoPlace = css({ minW: '0', outline: 'none' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });
