import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { tabs } from '#styled/recipes';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { projectTabs, shownTab } from './tabs.js';
import { TabSkeleton } from './TabSkeleton.js';

/** A project before its first answer: its title, its tabs, and the shape of the one that is asked for. */
export function ProjectSkeleton() {
  const [search] = useSearchParams();
  const styles = tabs();
  const shown = shownTab(search.get('tab'));
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={head}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
      <div className={styles.list} aria-hidden>
        {projectTabs.map(({ value, label }) => (
          <span key={value} className={`${styles.trigger} ${tab}`} data-selected={value === shown ? '' : undefined}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.content}>
        <TabSkeleton tab={shown} />
      </div>
    </div>
  );
}

const head = css({ display: 'grid', gap: '12', maxW: '[560px]', pt: '64', pb: '36' });
const tab = css({ display: 'inline-flex', alignItems: 'center', cursor: 'default' });
