import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PhotoDecision_job$key } from '../../__generated__/PhotoDecision_job.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { useDecideOnPhoto } from '../../staging/useDecideOnPhoto.js';

const RequestRevisionDialog = lazyDialog(
  async () => (await import('../../staging/RequestRevisionDialog.js')).RequestRevisionDialog,
  { title: 'Request Revision' },
);

interface PhotoDecisionProps {
  readonly job: PhotoDecision_job$key;
  /** place of the photo on show */
  readonly current: number;
  /** number of the round on show, if it is not the newest or not what the photo shows anyhow */
  readonly round: number | undefined;
  readonly onShow: (index: number) => void;
}

/** The decision on the photo on show, in a job of several. After it the next undecided photo is shown. */
export function PhotoDecision({ job, current, round, onShow }: PhotoDecisionProps) {
  const data = useFragment(jobFragment, job);
  const { id, items } = data;
  const [decide, busy] = useDecideOnPhoto();
  const [asking, setAsking] = useState(false);
  const item = items[current];
  if (!item) return null;
  const decided = items.filter(({ decision }) => decision !== 'UNDECIDED').length;

  async function take(decision: 'APPROVED' | 'LEFT_OUT') {
    if (!item) return;
    const refused = await decide({ id, itemIds: [item.id], decision, ...(decision === 'APPROVED' && { round }) });
    const next = nextUndecided(items, current);
    if (!refused && next !== null) onShow(next);
  }
  const revisable = item.state === 'STAGED' || item.state === 'FAILED';
  return (
    <div className={box}>
      <p className={place}>
        Photo {current + 1} of {items.length}
        {decided > 0 && ` · ${decided} decided`}
      </p>
      {item.decision === 'APPROVED' && (
        <p className={said}>
          <Icon of={Check} size={16} />
          {item.final ? 'Approved and delivered' : 'Approved. Its final files are being written.'}
        </p>
      )}
      {item.decision === 'LEFT_OUT' && (
        <>
          <p className={said}>
            <Icon of={Minus} size={16} />
            Left out: not delivered, not charged
          </p>
          <Button
            variant="outline"
            busy={busy}
            onClick={() => void decide({ id, itemIds: [item.id], decision: 'UNDECIDED' })}
          >
            Take in again
          </Button>
        </>
      )}
      {item.decision === 'UNDECIDED' && revisable && (
        <>
          {item.state === 'STAGED' && (
            <Button busy={busy} onClick={() => void take('APPROVED')}>
              {round === undefined ? 'Approve photo' : `Approve photo of round ${round}`}
            </Button>
          )}
          <div className={acts}>
            <Button variant="outline" onClick={() => setAsking(true)}>
              Request Revision
            </Button>
            <Button variant="outline" aria-disabled={busy} onClick={() => void (!busy && take('LEFT_OUT'))}>
              Leave out
            </Button>
          </div>
        </>
      )}
      {asking && <RequestRevisionDialog job={data} only={item.id} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface Decided {
  readonly decision: string;
  readonly state: string;
}

/** The place of the next photo that waits for a decision, from the first one again after the last; null: none does. */
export function nextUndecided(items: readonly Decided[], current: number): number | null {
  for (let step = 1; step < items.length; step++) {
    const index = (current + step) % items.length;
    const item = items[index];
    if (item?.decision === 'UNDECIDED' && item.state === 'STAGED') return index;
  }
  return null;
}

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });
const place = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const said = css({ display: 'flex', alignItems: 'center', gap: '6' });
const acts = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', gap: '8', '& button': { px: '14' } });

const jobFragment = graphql`
  fragment PhotoDecision_job on StagingJob {
    id
    items {
      id
      state
      decision
      final {
        id
      }
    }
    ...RequestRevisionDialog_job
  }
`;
