import { css } from '#styled/css';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';

/** A project before its first answer: its title, its tabs and the three summaries. */
export function ProjectSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={head}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
      <div className={tabs} />
      <div className={grid}>
        {[1, 2, 3].map((summary) => (
          <div key={summary} className={facts}>
            <Skeleton shape="title" />
            {[1, 2, 3, 4].map((fact) => (
              <Skeleton key={fact} shape="text" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const head = css({ display: 'grid', gap: '12', maxW: '[560px]', pt: '64', pb: '36' });
const tabs = css({ h: '44', mb: '28', borderBottom: '[1px solid {colors.line}]' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '28', md: '48' },
});
const facts = css({ display: 'grid', gap: '16', alignContent: 'start' });
