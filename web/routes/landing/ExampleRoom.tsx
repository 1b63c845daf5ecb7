import { lazy, Suspense } from 'react';
import { Photo } from '../../components/Photo.js';
import after from './room-after.jpg';
import before from './room-before.jpg';

const Compare = lazy(() => import('../../components/Compare.js').then((module) => ({ default: module.Compare })));

interface ExampleRoomProps {
  /** width over height */
  readonly aspect: number;
  /** where the seam opens, 0 to 1 of the width */
  readonly start: number;
}

/**
 * A room rendered by the engine, empty, and the same picture staged by it. The slider is fetched after the page; until
 * it is there the empty room stands in its place.
 */
export function ExampleRoom({ aspect, start }: ExampleRoomProps) {
  return (
    <Suspense fallback={<Photo src={before} alt="" ratio="fill" eager />}>
      <Compare
        before={{ src: before, alt: 'A room, empty' }}
        after={{ src: after, alt: 'The same room, furnished' }}
        aspect={aspect}
        start={start}
      />
    </Suspense>
  );
}
