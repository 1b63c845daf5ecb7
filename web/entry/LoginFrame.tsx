import { useRef, type ReactNode } from 'react';
import { css } from '#styled/css';
import { Brand } from '../components/Brand.js';
import { ExampleRoom } from '../components/ExampleRoom.js';
import { EXAMPLE_SIZES } from '../components/exampleSizes.js';
import { useFocusAfterNavigation } from '../shell/useFocusAfterNavigation.js';

/** The frame of the sign-in pages: an example room beside a form. */
export function LoginFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  return (
    <main ref={main} tabIndex={-1} className={page}>
      <title>{`${title} · Showhome`}</title>
      <div className={side}>
        <ExampleRoom aspect={1} sizes={EXAMPLE_SIZES['/login']} start={0.45} />
      </div>
      <div className={paper}>
        <div className={box}>
          <div className={brandRow}>
            <Brand to="/" />
          </div>
          {children}
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
/** The slider fills the side and crops the pictures. */
const side = css({
  position: 'relative',
  bg: 'stage',
  overflow: 'hidden',
  '& > *': { position: 'absolute', inset: '0' },
  '& img': { objectFit: 'cover' },
  '& [data-part=control]': { aspectRatio: 'auto!', h: 'full', borderRadius: '0' },
});
const paper = css({
  display: 'grid',
  placeItems: 'start center',
  bg: 'surface',
  px: { base: '16', sm: '32' },
  // The form is centred; an error message must not move what is above it.
  pt: { base: '24', sm: '32', md: '[max({spacing.32}, calc(50dvh - 280px))]' },
  pb: { base: '24', sm: '32' },
});
const box = css({ w: 'full', maxW: '[380px]' });
const brandRow = css({ display: { base: 'none', md: 'block' }, mb: '32' });
