import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { Compare } from '../../components/Compare.js';
import { PageHead } from '../../components/PageHead.js';
import { useUser } from '../../session/session.js';
import { SAMPLES, type Sample } from './samples.js';

/** The gallery: four rooms before and after. */
export function SamplesPage() {
  const [first, ...others] = SAMPLES;
  return (
    <>
      <title>Sample gallery · Showhome</title>
      <PageHead
        title="Sample gallery"
        lead="Four rooms, each empty and furnished. Drag the handle, or move it with the arrow keys."
        actions={<WayOn />}
      />
      <div className={list}>
        <SampleRoom sample={first} />
        {others.map((sample) => (
          <SampleRoom key={sample.id} sample={sample} lazy />
        ))}
      </div>
      <p className={foot}>
        Rendered and staged by our own engine. Staging is ordered for living rooms, bedrooms, dining rooms, home offices
        and gaming rooms.
      </p>
    </>
  );
}

function WayOn() {
  const user = useUser();
  if (user) return <ButtonLink to="/staging?order=1">Stage a room of yours</ButtonLink>;
  return <ButtonLink to="/login?mode=register">Get started</ButtonLink>;
}

interface SampleRoomProps {
  readonly sample: Sample;
  readonly lazy?: boolean;
}

function SampleRoom({ sample, lazy }: SampleRoomProps) {
  const { id, title, before, after, description, start } = sample;
  return (
    <article className={room} aria-labelledby={`sample-${id}`}>
      <div className={pictures}>
        <Compare
          before={{ ...before, alt: `${title}, empty` }}
          after={{ ...after, alt: `${title}, furnished` }}
          aspect={3 / 2}
          sizes={SIZES}
          lazy={lazy}
          start={start}
        />
      </div>
      <div className={words}>
        <h2 id={`sample-${id}`} className={heading}>
          {title}
        </h2>
        <p className={text}>{description}</p>
      </div>
    </article>
  );
}

/** Beside the text on a desktop; on phones up to the screen's edges. */
const SIZES = '(max-width: 1023px) 100vw, (max-width: 1279px) calc(100vw - 420px), 860px';
const list = css({ display: 'grid', gap: { base: '48', md: '64' } });
const room = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) {sizes.rail}' },
  gap: { base: '14', md: '24' },
  alignItems: 'start',
});
const pictures = css({
  mx: { base: '[calc(-1 * var(--spacing-gutter))]', sm: '0' },
  '& [data-part=control]': { borderRadius: { base: '0', sm: 'photo' } },
});
const words = css({ borderTop: { md: '[2px solid {colors.ink}]' }, pt: { md: '16' }, maxW: 'measure' });
const heading = css({ textStyle: 'h2' });
const text = css({ color: 'ink.muted', mt: '6', maxW: '[42ch]' });
const foot = css({
  mt: { base: '48', md: '64' },
  pt: '12',
  borderTop: '[1px solid {colors.line}]',
  textStyle: 'small',
  color: 'ink.muted',
});
