import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface DashboardColumnsProps {
  readonly projects: ReactNode;
  readonly timeline: ReactNode;
}

/** Projects left, timeline right; one below the other on small screens. */
export const DashboardColumns = ({ projects, timeline }: DashboardColumnsProps) => (
  <div className={columns}>
    {projects}
    {timeline}
  </div>
);

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
  gap: { base: '44', md: '64' },
  pt: '48',
});
