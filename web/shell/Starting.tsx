import { Spinner } from '../components/Spinner.js';
import { css } from '#styled/css';

/** Shown until it is known who is signed in. */
export function Starting() {
  return (
    <main className={room}>
      <Spinner size="lg" label="Loading" />
    </main>
  );
}

const room = css({ display: 'grid', placeItems: 'center', minH: '[100dvh]' });
