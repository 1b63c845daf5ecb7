import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { Header } from '../../components/Header.js';
import { Wrap } from '../../components/Wrap.js';
import { ExampleRoom } from './ExampleRoom.js';

const features = [
  {
    figure: '73%',
    title: 'Faster sales',
    text: 'Buyers read a furnished room at a glance. An empty one asks them to imagine.',
  },
  {
    figure: '99%',
    title: 'Cheaper than traditional staging',
    text: 'No van, no rental, no second visit. From $3.00 an image.',
  },
  {
    figure: '2 min',
    title: 'Processing in under 2 minutes',
    text: 'Upload at the kitchen counter. Approve before you lock up.',
  },
];

/** The first page of a visitor. */
export function LandingPage() {
  return (
    <>
      <title>Showhome: furnish the photo, keep the room</title>
      <Header
        links={[]}
        end={
          <ButtonLink to="/login" variant="outline" size="sm">
            Login
          </ButtonLink>
        }
      />
      <main className={page}>
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
              <ButtonLink to="/login" size="lg">
                Get started
              </ButtonLink>
            </div>
          </section>
          <div className={example}>
            <ExampleRoom aspect={2.4} start={0.31} />
          </div>
          <p className={caption}>One photo, one room. Drag the handle.</p>
          <section className={featureGrid} aria-label="What it brings">
            {features.map(({ figure, title, text }) => (
              <article key={title} className={feature}>
                <p className={bigFigure}>{figure}</p>
                <h2 className={featureTitle}>{title}</h2>
                <p className={featureText}>{text}</p>
              </article>
            ))}
          </section>
        </Wrap>
      </main>
    </>
  );
}

const page = css({ pb: '72' });
const hero = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  gap: { base: '16', sm: '24', md: '48' },
  alignItems: 'end',
  pt: { base: '28', sm: '44' },
  pb: { base: '24', sm: '32' },
});
const claim = css({ textStyle: 'display' });
const lead = css({ textStyle: 'lead', mb: '20' });
/** The slider fills its place and crops the pictures; phones bleed to the edges with a square. */
const example = css({
  aspectRatio: { base: '[1]', sm: '[2.4]' },
  mx: { base: '[-16px]', sm: '0' },
  '& img': { objectFit: 'cover', objectPosition: '50% 62%' },
  '& [data-part=control]': { aspectRatio: { base: '1!', sm: '2.4!' } },
});
const caption = css({ textStyle: 'small', color: 'ink.muted', pt: '10' });
const featureGrid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '28', md: '48' },
  pt: { base: '48', sm: '80' },
});
const feature = css({ borderTop: '[1px solid {colors.line}]', pt: '20' });
const bigFigure = css({ textStyle: 'claim', mb: '10' });
const featureTitle = css({ textStyle: 'h3' });
const featureText = css({ color: 'ink.muted', mt: '4', maxW: '[34ch]' });
