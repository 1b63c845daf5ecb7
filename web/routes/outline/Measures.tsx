import { Fact, Facts } from '../../components/Facts.js';
import { Length } from '../../format/Length.js';
import { lengthOf, type Units } from '../../format/lengths.js';
import type { Outline } from './geometry/outline.js';
import type { OutlinedRoom } from './geometry/room.js';

interface MeasuresProps {
  readonly outline: Outline;
  readonly room: OutlinedRoom | null;
  readonly units: Units;
}

/** Measures that an agent can compare with the floor plan. */
export function Measures({ outline, room, units }: MeasuresProps) {
  const inUnits = (metres: number) => <Length {...lengthOf(metres, units)} />;
  const width = room && room.left !== null && room.right !== null ? room.right - room.left : null;
  return (
    <Facts size="sm">
      <Fact term="Camera to back wall">{room ? inUnits(-room.back) : 'not drawn'}</Fact>
      <Fact term="Between the side walls">{width === null ? 'not in view' : inUnits(width)}</Fact>
      <Fact term="Camera above the floor">{inUnits(outline.cameraHeight)}</Fact>
    </Facts>
  );
}
