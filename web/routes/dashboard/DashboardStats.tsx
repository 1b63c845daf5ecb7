import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { DashboardStats_viewer$key } from '../../__generated__/DashboardStats_viewer.graphql.js';
import { Ledger } from '../../components/Ledger.js';
import { May } from '../../session/permissions.js';
import { EXAMPLE_STATS } from './examples.js';

interface DashboardStatsProps {
  readonly viewer: DashboardStats_viewer$key;
  readonly isExample: boolean;
}

/** Whole amounts without cents; dollars with the sign that the product shows. */
const sum = (amount: string, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    Number(amount),
  );

/** The workspace in four figures. The words under them are fixed, and marked as such. */
export function DashboardStats({ viewer, isExample }: DashboardStatsProps) {
  const { dashboardStats } = useFragment(
    graphql`
      fragment DashboardStats_viewer on Viewer {
        dashboardStats {
          activeProjects
          stagingJobs
          revenue
          currency
          turnaround
        }
      }
    `,
    viewer,
  );
  const shown = isExample ? EXAMPLE_STATS : dashboardStats;
  return (
    <section aria-label="Your workspace in figures">
      <Ledger
        cells={[
          { term: 'Active Projects', value: String(shown.activeProjects), trend: '+12% this month' },
          { term: 'Staging Jobs', value: String(shown.stagingJobs), trend: '+24% this week' },
          { term: 'Revenue (MTD)', value: sum(shown.revenue, shown.currency), trend: '+18% vs last month' },
          { term: 'Avg. Turnaround', value: shown.turnaround ?? 'None yet', trend: '50% faster' },
        ]}
      />
      <div className={foot}>
        <p>
          {isExample
            ? 'Example figures: your own take their place with your first project. The trends are illustrative.'
            : 'The trends under the figures are illustrative.'}
        </p>
        {!isExample && (
          <May act="BILLING_READ">
            <Link to="/figures" className={all}>
              Figures by month
            </Link>
          </May>
        )}
      </div>
    </section>
  );
}

const foot = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16',
  mt: '14',
  textStyle: 'small',
  color: 'ink.subtle',
});
const all = css({
  flex: 'none',
  fontWeight: 'semibold',
  color: 'accent.text',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { textDecorationThickness: '2px' },
});
