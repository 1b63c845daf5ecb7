import { css } from '#styled/css';

const FEATURES = [
  {
    figure: '73%',
    title: 'Faster sales',
    text: 'Buyers read a furnished room at a glance. An empty one asks them to imagine.',
  },
  {
    figure: '99%',
    title: 'Cheaper than traditional staging',
    text: '99% cost savings: no van, no rental, no second visit. From $3.00 an image.',
  },
  {
    figure: '2 min',
    title: 'Processing in under 2 minutes',
    text: 'Upload at the kitchen counter. Approve before you lock up.',
  },
];

/** The product's claims. */
export function Features() {
  return (
    <section aria-label="What it brings" className={section}>
      <div className={grid}>
        {FEATURES.map(({ figure, title, text }) => (
          <article key={title} className={feature}>
            <p className={bigFigure}>{figure}</p>
            <h2 className={featureTitle}>{title}</h2>
            <p className={featureText}>{text}</p>
          </article>
        ))}
      </div>
      <p className={count}>
        <span>12K+ properties managed</span>
        <span>Illustrative figures: what staging brings differs from listing to listing.</span>
      </p>
    </section>
  );
}

const section = css({ pt: { base: '48', sm: '80' } });
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '28', sm: '24', md: '48' },
});
const feature = css({ borderTop: '[1px solid {colors.line}]', pt: '20' });
const bigFigure = css({ textStyle: 'claim', mb: '10' });
const featureTitle = css({ textStyle: 'h3' });
const featureText = css({ color: 'ink.muted', mt: '4', maxW: '[34ch]' });
/** Each claim has its number below, in small print. */
const count = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '24',
  rowGap: '4',
  mt: { base: '28', sm: '40' },
  pt: '12',
  borderTop: '[1px solid {colors.line}]',
  textStyle: 'small',
  color: 'ink.muted',
});
