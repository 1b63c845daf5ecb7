import { LazyCompare } from './LazyCompare.js';
import { webPicture } from './webPicture.js';

const FILES = import.meta.glob<string>('./pictures/room-*.webp', { eager: true, query: '?url', import: 'default' });
const BEFORE = webPicture(FILES, 'room-before');
const AFTER = webPicture(FILES, 'room-after');

interface ExampleRoomProps {
  /** width over height */
  readonly aspect: number;
  /** how wide the pictures are drawn, as the `sizes` of an image */
  readonly sizes: string;
  /** where the seam starts, 0 to 1 of the width */
  readonly start: number;
}

/**
 * A room rendered by the engine, empty, and the same picture staged by it. The slider is loaded after the page; until
 * then the empty room is shown in its place.
 */
export function ExampleRoom({ aspect, sizes, start }: ExampleRoomProps) {
  return (
    <LazyCompare
      before={{ ...BEFORE, alt: 'A room, empty' }}
      after={{ ...AFTER, alt: 'The same room, furnished' }}
      aspect={aspect}
      sizes={sizes}
      start={start}
    />
  );
}
