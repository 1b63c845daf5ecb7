import { useEffect, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import type { RearrangeEditor_item$key } from '../../__generated__/RearrangeEditor_item.graphql.js';
import type {
  RearrangeEditor_job$data,
  RearrangeEditor_job$key,
} from '../../__generated__/RearrangeEditor_job.graphql.js';
import type { Plan, Room } from '../../../api/stager/contract.js';
import type { Ordered } from '../../../api/stager/design/edits/applyEdits.js';
import { LeaveGuard } from '../../components/LeaveGuard.js';
import { PREVIEW_SIDE } from '../../../api/shared/limits.js';
import { useStored } from '../../components/store.js';
import { WithRail } from '../../components/Rail.js';
import { useUndoKeys } from '../../components/useUndoKeys.js';
import { systemOf, type Units } from '../../format/lengths.js';
import { Arrangement } from './arrangement.js';
import { RearrangeKeys } from './picture/RearrangeKeys.js';
import { RearrangePicture } from './picture/RearrangePicture.js';
import { RearrangePanel } from './panel/RearrangePanel.js';
import { useRearrangeStagingItem } from './useRearrangeStagingItem.js';
import { useScenePictures } from './useScenePictures.js';
import { Variants } from './Variants.js';

interface RearrangeEditorProps {
  readonly item: RearrangeEditor_item$key;
  readonly job: RearrangeEditor_job$key;
  readonly units: Units;
  /** called before the arrangement is sent */
  readonly onSend: () => void;
}

/** The room at the left; what can be done with the piece in hand and with the whole room at the right. */
export function RearrangeEditor({ item, job, units, onSend }: RearrangeEditorProps) {
  const { id, notes, input, result } = useFragment(itemFragment, item);
  const order = useFragment(jobFragment, job);
  // the stager's own values, which the engine understands
  const [room, plan] = [result?.room as Room, result?.plan as Plan];
  const staged = { plan, shown: result?.report.furniture.map(({ key }) => key) ?? [] };
  const source = result?.proof?.previewUrl ?? result?.proof?.url ?? '';
  const pictures = useScenePictures({
    photo: input.previewUrl ?? input.url,
    staged: source,
    map: result?.piecesUrl ?? '',
  });
  const [arrangement] = useState(
    () => new Arrangement({ room, plan, units: systemOf(units), ordered: orderedOf(order, notes) }),
  );
  const edits = useStored(arrangement.store, (state) => state.history.present);
  const [stage, staging] = useRearrangeStagingItem();
  const [isStaged, setIsStaged] = useState(false);
  const navigate = useNavigate();
  const picture = useRef<HTMLElement>(null);
  const help = useId();

  useEffect(() => arrangement.open(), [arrangement]);
  useUndoKeys(
    () => arrangement.undo(),
    () => arrangement.redo(),
  );
  // In an effect, so that the guard no longer asks. After a navigation meanwhile this is unmounted, and leads nowhere.
  useEffect(() => {
    if (isStaged) void navigate(`/staging/${order.id}`);
  }, [isStaged, navigate, order.id]);

  async function submit() {
    if (staging || edits.length === 0 || !result) return;
    onSend();
    const refused = await stage({ itemId: id, resultId: result.id, edits });
    setIsStaged(!refused);
  }
  return (
    <>
      <WithRail
        label="Furniture"
        rail={<RearrangePanel {...{ arrangement, units, picture }} busy={staging} onSubmit={submit} />}
      >
        <div className={canvas}>
          <RearrangePicture
            {...{ arrangement, pictures, picture, staged }}
            photo={{ src: source, alt: `${input.originalName}, furnished` }}
            widest={Math.min(input.width, PREVIEW_SIDE)}
            describedBy={help}
          />
          <Variants arrangement={arrangement} />
          <RearrangeKeys id={help} />
        </div>
      </WithRail>
      <LeaveGuard
        active={edits.length > 0 && !staging && !isStaged}
        title="Leave your arrangement?"
        confirmLabel="Leave without it"
      >
        <p>It has not been staged yet. What you moved here is not kept.</p>
      </LeaveGuard>
    </>
  );
}

/** What a new arrangement goes by, as the server takes it from the order. */
function orderedOf(job: RearrangeEditor_job$data, itemNotes: string | null | undefined): Ordered {
  const words = [job.notes, itemNotes].filter((text) => text);
  return {
    preserve: {
      floor: job.preserveFloor,
      walls: job.preserveWalls,
      windows: job.preserveWindows,
      ceiling: job.preserveCeiling,
    },
    ...(words.length > 0 ? { notes: words.join('\n') } : {}),
  };
}

const canvas = css({ minW: '0', display: 'grid', gap: '12', alignContent: 'start' });

const itemFragment = graphql`
  fragment RearrangeEditor_item on StagingItem {
    id
    notes
    input {
      originalName
      width
      previewUrl
      url
    }
    result {
      id
      plan
      room
      piecesUrl
      report {
        furniture {
          key
        }
      }
      proof {
        previewUrl
        url
      }
    }
  }
`;

const jobFragment = graphql`
  fragment RearrangeEditor_job on StagingJob {
    id
    notes
    preserveFloor
    preserveWalls
    preserveWindows
    preserveCeiling
  }
`;
