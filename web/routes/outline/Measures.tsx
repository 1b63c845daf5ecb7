import { Fact, Facts } from '../../components/Facts.js';
import type { Outline } from './geometry/outline.js';
import type { OutlinedRoom } from './geometry/room.js';

interface MeasuresProps {
  readonly outline: Outline;
  readonly room: OutlinedRoom | null;
}

const metres = (value: number): string => `${value.toFixed(2)} m`;

/** What an agent can compare with the floor plan. */
export function Measures({ outline, room }: MeasuresProps) {
  const width = room && room.left !== null && room.right !== null ? room.right - room.left : null;
  return (
    <Facts size="sm">
      <Fact term="Camera to back wall">{room ? metres(-room.back) : 'not drawn'}</Fact>
      <Fact term="Between the side walls">{width === null ? 'not in view' : metres(width)}</Fact>
      <Fact term="Camera above the floor">{metres(outline.cameraHeight)}</Fact>
    </Facts>
  );
}
