import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { tabs } from '#styled/recipes';
import { Loading } from '../../components/Loading.js';
import { PageHead } from '../../components/PageHead.js';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { BackToProjects } from './BackToProjects.js';
import { PROJECT_TABS, shownTab } from './tabs.js';
import { TabSkeleton } from './TabSkeleton.js';

/** A project while it loads: its title, its tabs, and a skeleton of the chosen tab. */
export function ProjectSkeleton() {
  const [search] = useSearchParams();
  const styles = tabs();
  const shown = shownTab(search.get('tab'));
  return (
    <Loading>
      <BackToProjects />
      <PageHead
        title={
          <>
            <VisuallyHidden>Project</VisuallyHidden>
            <Skeleton shape="line" />
          </>
        }
        lead={
          <div className={meta}>
            <Skeleton shape="text" />
          </div>
        }
        actions={
          <div className={act}>
            <Skeleton shape="control" />
          </div>
        }
      />
      <div className={styles.list} aria-hidden>
        {PROJECT_TABS.map(({ value, label }) => (
          <span key={value} className={`${styles.trigger} ${tab}`} data-selected={value === shown ? '' : undefined}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.content}>
        <TabSkeleton tab={shown} />
      </div>
    </Loading>
  );
}

const meta = css({ display: 'grid', alignItems: 'center', h: '24' });
const act = css({ w: '[138px]' });
const tab = css({ display: 'inline-flex', alignItems: 'center', cursor: 'default' });
