import { lazyPart } from './lazyPart.js';
import { RetryLater } from './PartState.js';
import { Photo } from './Photo.js';

/** The comparison in a chunk of its own: until it is loaded, the before picture is shown in its place. */
export const LazyCompare = lazyPart(
  async () => (await import('./Compare.js')).Compare,
  ({ before, sizes }, { retry }) => (
    <>
      <Photo {...before} sizes={sizes} alt="" ratio="fill" eager />
      <RetryLater retry={retry} />
    </>
  ),
);
