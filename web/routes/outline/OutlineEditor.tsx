import { useEffect, useId, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { oneGesture } from '../../components/history.js';
import type { OutlineEditor_item$key } from '../../__generated__/OutlineEditor_item.graphql.js';
import { LeaveGuard } from '../../components/LeaveGuard.js';
import { WithRail } from '../../components/Rail.js';
import type { Units } from '../../format/lengths.js';
import { announce } from '../../feedback/announcer.js';
import { faultOfShape } from '../../../api/shared/outline/outline.js';
import { removeCorner, USUAL } from './geometry/outline.js';
import { fitHorizon, roomOf } from './geometry/room.js';
import { OutlineKeys } from './OutlineKeys.js';
import { OutlinePanel } from './OutlinePanel.js';
import { outlineOf } from './outlineOf.js';
import { OutlinePicture } from './OutlinePicture.js';
import { useDrawing } from './useDrawing.js';
import { useStageWithOutline } from './useStageWithOutline.js';
import { useUndoKeys } from '../../components/useUndoKeys.js';

interface OutlineEditorProps {
  readonly item: OutlineEditor_item$key;
  readonly jobId: string;
  readonly units: Units;
  /** called before the outline is sent */
  readonly onSend: () => void;
}

/** The photo to draw the floor on at the left, the measures of the drawing at the right. */
export function OutlineEditor({ item, jobId, units, onSend }: OutlineEditorProps) {
  const { id, input, outline: drawn, reading } = useFragment(itemFragment, item);
  const read = reading ? outlineOf(reading.outline) : null;
  const drawing = useDrawing(drawn ? outlineOf(drawn) : (read ?? USUAL));
  const [selected, setSelected] = useState<number | null>(null);
  const [stage, staging] = useStageWithOutline();
  const [staged, setStaged] = useState(false);
  const navigate = useNavigate();
  const help = useId();
  const { outline, changed, change, undo, redo } = drawing;
  const aspect = input.width / input.height;
  const room = useMemo(() => roomOf(outline, aspect), [outline, aspect]);
  const fault = faultOfShape(outline) ?? (room ? null : 'Draw at least one edge where the floor meets a wall.');

  useUndoKeys(undo, redo);

  function remove(index: number) {
    const fewer = removeCorner(outline, index);
    if (fewer === outline) return announce('A floor has at least three corners.');
    change(() => fewer, oneGesture());
    setSelected(null);
    announce(`Corner ${index + 1} removed, ${fewer.corners.length} left.`);
    document.querySelector<HTMLElement>(`[data-place="${Math.max(0, index - 1)}"]`)?.focus();
  }
  async function submit() {
    if (fault || staging) return;
    onSend();
    const refused = await stage(id, outline);
    setStaged(!refused);
  }
  // In an effect, so that the guard no longer asks. After a navigation meanwhile this is unmounted, and leads nowhere.
  useEffect(() => {
    if (staged) void navigate(`/staging/${jobId}`);
  }, [staged, navigate, jobId]);

  return (
    <>
      <WithRail
        label="Measures"
        rail={
          <OutlinePanel
            outline={outline}
            room={room}
            units={units}
            fault={fault}
            hasReading={read !== null}
            busy={staging}
            undo={undo}
            redo={redo}
            onChange={change}
            onFit={() => change((now) => fitHorizon(now, aspect), oneGesture())}
            onReset={() => change(() => read ?? USUAL, oneGesture())}
            onRemove={selected !== null && outline.corners.length > 3 ? () => remove(selected) : null}
            onSubmit={submit}
          />
        }
      >
        <div className={canvas}>
          <OutlinePicture
            src={input.previewUrl ?? input.url}
            alt={`${input.originalName}, the room as photographed`}
            aspect={aspect}
            widest={Math.min(input.width, PREVIEW_WIDTH)}
            outline={outline}
            room={room}
            units={units}
            describedBy={help}
            selected={selected}
            onChange={change}
            onSelect={setSelected}
            onRemove={remove}
          />
          <OutlineKeys id={help} />
        </div>
      </WithRail>
      <LeaveGuard active={changed && !staging && !staged} title="Leave your outline?" confirmLabel="Leave without it">
        <p>It has not been staged yet. What you drew here is not kept.</p>
      </LeaveGuard>
    </>
  );
}

/** CSS pixels; a photo is not shown larger than its own pixels. */
const PREVIEW_WIDTH = 1600;

const canvas = css({ minW: '0', display: 'grid', gap: '12', alignContent: 'start' });

const itemFragment = graphql`
  fragment OutlineEditor_item on StagingItem {
    id
    input {
      originalName
      width
      height
      previewUrl
      url
    }
    outline {
      ...outlineOf_outline
    }
    reading {
      outline {
        ...outlineOf_outline
      }
    }
  }
`;
