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
import { WithRail } from '../../components/Rail.js';
import { useUndoKeys } from '../../components/useUndoKeys.js';
import { announce } from '../../feedback/announcer.js';
import { systemOf, type Units } from '../../format/lengths.js';
import { groupOf } from './groupOf.js';
import { placeWords } from './placeWords.js';
import { RearrangeKeys } from './picture/RearrangeKeys.js';
import { RearrangePicture } from './picture/RearrangePicture.js';
import { RearrangePanel } from './panel/RearrangePanel.js';
import type { Scene } from './scene/createScene.js';
import { useRearranging } from './useRearranging.js';
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
  const proof = result?.proof;
  const source = proof?.previewUrl ?? proof?.url ?? '';
  const loaded = useScenePictures({
    photo: input.previewUrl ?? input.url,
    staged: source,
    map: result?.piecesUrl ?? '',
  });
  const rearranging = useRearranging({ room, plan, units: systemOf(units), ordered: orderedOf(order, notes) });
  const [grouped, setGrouped] = useState(false);
  const [stage, staging] = useRearrangeStagingItem();
  const [staged, setStaged] = useState(false);
  const navigate = useNavigate();
  const picture = useRef<HTMLElement>(null);
  const scene = useRef<Scene | null>(null);
  const help = useId();
  const { arrangement, edits, undo, redo } = rearranging;
  const { store } = arrangement;

  useUndoKeys(undo, redo);
  useEffect(() => {
    if (staged) void navigate(`/staging/${order.id}`);
  }, [staged, navigate, order.id]);

  const along = (one: string) => (grouped ? groupOf(store.get().plan, one) : []);
  async function submit() {
    if (staging || edits.length === 0 || !result) return;
    onSend();
    const refused = await stage({ itemId: id, resultId: result.id, edits });
    setStaged(!refused);
  }
  function sayPlace(one: string) {
    const { plan: now, facts } = store.get();
    const piece = now.pieces.find((each) => each.id === one);
    if (piece) announce(`${facts[one]?.name ?? piece.kind}: ${placeWords(room, piece, units)}`);
  }
  return (
    <>
      <WithRail
        label="Furniture"
        rail={
          <RearrangePanel
            {...{ rearranging, units, grouped, picture }}
            onGroup={setGrouped}
            busy={staging}
            onSubmit={submit}
          />
        }
      >
        <div className={canvas}>
          <RearrangePicture
            {...{ room, arrangement, along, picture }}
            shownPlan={{ plan, shown: result?.report.furniture.map(({ key }) => key) ?? [] }}
            staged={{ src: source, alt: `${input.originalName}, furnished` }}
            pictures={loaded}
            widest={Math.min(input.width, PREVIEW_WIDTH)}
            describedBy={help}
            onMoved={sayPlace}
            onScene={(made) => (scene.current = made)}
          />
          <Variants
            edits={edits}
            aspect={room.width / room.height}
            snapshot={async () => (await scene.current?.snapshot()) ?? null}
            onShow={rearranging.replace}
          />
          <RearrangeKeys id={help} />
        </div>
      </WithRail>
      <LeaveGuard
        active={edits.length > 0 && !staging && !staged}
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

/** CSS pixels; a photo is not shown larger than its own pixels. */
const PREVIEW_WIDTH = 1600;

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
