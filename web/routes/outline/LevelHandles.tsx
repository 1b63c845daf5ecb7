import type { RefObject } from 'react';
import { Badge } from '../../components/Badge.js';
import { project } from '../../../api/shared/geometry/camera.js';
import { lengthOf, type Units } from '../../format/lengths.js';
import { type Outline, clamp, moveHorizon, withCamera } from './geometry/outline.js';
import { type OutlinedRoom, cameraUnder, ceilingRow, middleOf } from './geometry/room.js';
import { LineHandle } from './LineHandle.js';
import { percent } from './percent.js';
import type { Drawing } from './useDrawing.js';

interface LevelHandlesProps {
  readonly outline: Outline;
  readonly room: OutlinedRoom | null;
  readonly units: Units;
  readonly aspect: number;
  readonly picture: RefObject<HTMLElement | null>;
  readonly describedBy: string;
  readonly onChange: Drawing['change'];
}

/** Fraction of the picture: how near to its border a handle may be. */
const WITHIN = 0.02;
/** Fraction of the width: how far from the border the handles of the horizon's ends are, clear of the corners there. */
const ASIDE = 0.09;

const inside = (share: number): number => clamp(share, WITHIN, 1 - WITHIN);

/** Handles of the horizon, as a whole and by its ends, and of the line between the ceiling and the back wall. */
export function LevelHandles(props: LevelHandlesProps) {
  const { outline, room, units, aspect, picture, describedBy, onChange } = props;
  const [left, right] = outline.horizon;
  const ends = [
    { part: 'both', label: 'Horizon', row: (left + right) / 2, x: 0.5 },
    { part: 'left', label: 'Left end of the horizon', row: left + (right - left) * ASIDE, x: ASIDE },
    { part: 'right', label: 'Right end of the horizon', row: right + (left - right) * ASIDE, x: 1 - ASIDE },
  ] as const;
  const row = room && ceilingRow(room, outline.ceilingHeight);
  const column = room && project(room.camera, [middleOf(room), outline.ceilingHeight, room.back])?.[0];
  return (
    <>
      {ends.map(({ part, label, row: at, x }) => (
        <LineHandle
          key={part}
          label={label}
          valueText={`${percent(at)} from the top`}
          value={Math.round(at * 100)}
          min={-50}
          max={98}
          at={[x, at]}
          picture={picture}
          describedBy={describedBy}
          tagBefore
          tag={part === 'both' && <Badge tone="onPhoto">Horizon</Badge>}
          onMove={(to, gesture) => {
            // the end moves further than its handle, which is not quite at the border
            const by = part === 'both' ? to - at : (to - at) / (1 - ASIDE);
            onChange((now) => moveHorizon(now, part, by), gesture);
          }}
        />
      ))}
      {room && row !== null && (
        <LineHandle
          label="Ceiling line"
          valueText={`Camera ${lengthOf(outline.cameraHeight, units).spoken} above the floor`}
          value={Math.round(outline.cameraHeight * 100)}
          min={30}
          max={400}
          at={[inside((column ?? aspect / 2) / aspect), inside(row)]}
          picture={picture}
          describedBy={describedBy}
          tag={<Badge tone="onPhoto">Ceiling</Badge>}
          onMove={(to, gesture) => {
            const height = cameraUnder(room, outline.ceilingHeight, to);
            onChange((now) => withCamera(now, height), gesture);
          }}
        />
      )}
    </>
  );
}
