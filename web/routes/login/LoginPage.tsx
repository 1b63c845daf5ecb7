import { css } from '#styled/css';
import { Brand } from '../../components/Brand.js';
import { LoginForm } from './LoginForm.js';

/** Signing in and making an account. */
export function LoginPage() {
  return (
    <main className={page}>
      <title>Sign in · Showhome</title>
      <div className={side} aria-hidden>
        <p className={words}>
          Furnish the photo.
          <br />
          Keep the room.
        </p>
      </div>
      <div className={paper}>
        <div className={box}>
          <div className={brandRow}>
            <Brand to="/" />
          </div>
          <LoginForm />
        </div>
      </div>
    </main>
  );
}

const page = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.16fr) minmax(0, 1fr)' },
  gridTemplateRows: { base: '190px 1fr', md: 'minmax(0, 1fr)' },
  minH: '[100dvh]',
});
const side = css({ display: 'grid', alignItems: 'end', bg: 'plate', color: 'plate.on', p: { base: '24', md: '48' } });
const words = css({ textStyle: 'display' });
const paper = css({
  display: 'grid',
  placeItems: { base: 'start center', md: 'center' },
  bg: 'surface',
  px: { base: '16', sm: '32' },
  py: { base: '24', sm: '32' },
});
const box = css({ w: 'full', maxW: '[380px]' });
const brandRow = css({ display: { base: 'none', md: 'block' }, mb: '32' });
