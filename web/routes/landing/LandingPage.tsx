import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { Wrap } from '../../components/Wrap.js';
import { VisitorFrame } from '../../shell/VisitorFrame.js';
import { ExampleRoom } from '../../components/ExampleRoom.js';
import { EXAMPLE_SIZES } from '../../components/exampleSizes.js';
import { Features } from './Features.js';
import { Snapshot } from './Snapshot.js';

/** The first page of a visitor. */
export function LandingPage() {
  return (
    <VisitorFrame>
      <title>Showhome: furnish the photo, keep the room</title>
      <Wrap>
        <section className={hero}>
          <h1 className={claim}>
            Furnish the photo.
            <br />
            Keep the room.
          </h1>
          <div>
            <p className={lead}>
              Drop in a photo of an empty room and get it back furnished, with a report of every pixel that was left
              alone.
            </p>
            <div className={acts}>
              <ButtonLink to="/login?mode=register" size="lg">
                Get started
              </ButtonLink>
              <ButtonLink to="/samples" variant="outline" size="lg">
                View samples
              </ButtonLink>
            </div>
          </div>
        </section>
        <div className={example}>
          <ExampleRoom aspect={2.4} sizes={EXAMPLE_SIZES['/']} start={0.31} />
        </div>
        <p className={caption}>
          <span>One photo, one room. Drag the handle.</span>
          <span>An example room: both pictures come from our own renderer.</span>
        </p>
        <Snapshot />
        <Features />
      </Wrap>
    </VisitorFrame>
  );
}

const hero = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  gap: { base: '16', sm: '24', md: '48' },
  alignItems: 'end',
  pt: { base: '28', sm: '44' },
  pb: { base: '24', sm: '32' },
});
const claim = css({ textStyle: 'display' });
const lead = css({ textStyle: 'lead', color: 'ink.muted', mb: '20' });
const acts = css({ display: 'flex', gap: '12', smDown: { '& > *': { flex: '1', px: '12' } } });
/** The slider fills its place and crops the pictures; on phones it is a square up to the screen's edges. */
const example = css({
  aspectRatio: { base: '[1]', sm: '[2.4]' },
  mx: { base: '[-16px]', sm: '0' },
  '& img': { objectFit: 'cover', objectPosition: { base: '62% 50%', sm: '50% 62%' } },
  '& [data-part=control]': {
    aspectRatio: { base: '1!', sm: '2.4!' },
    borderRadius: { base: '0', sm: 'photo' },
  },
});
const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '24',
  rowGap: '2',
  textStyle: 'small',
  color: 'ink.muted',
  pt: '10',
});
