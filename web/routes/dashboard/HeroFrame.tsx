import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';

interface HeroFrameProps {
  readonly lead: ReactNode;
  readonly picture: ReactNode;
}

/** The head of the dashboard, the same while its data loads. */
export const HeroFrame = ({ lead, picture }: HeroFrameProps) => (
  <section className={hero}>
    <div>
      <h1 className={title}>Transform Properties with AI</h1>
      <div className={words}>{lead}</div>
      <div className={acts}>
        <ButtonLink to="/samples" size="lg">
          Start AI Staging Now
        </ButtonLink>
        <ButtonLink to="/samples" size="lg" variant="outline">
          View Gallery
        </ButtonLink>
      </div>
    </div>
    <div className={place}>{picture}</div>
  </section>
);

const hero = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  gap: { base: '24', md: '48' },
  alignItems: 'center',
  py: { base: '24', sm: '32' },
  pb: { sm: '36' },
});
const title = css({ textStyle: 'hero' });
const words = css({ textStyle: 'lead', color: 'ink.muted', mt: '10', minH: '28' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '12', mt: '22', smDown: { '& > *': { flex: '1' } } });
/** The slider fills its place and crops the pictures. */
const place = css({
  aspectRatio: '[16/8.2]',
  '& img': { objectFit: 'cover', objectPosition: '50% 62%' },
  '& [data-part=control]': { aspectRatio: '[16/8.2!]' },
});
