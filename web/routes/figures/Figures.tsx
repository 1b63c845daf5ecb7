import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { css } from '#styled/css';
import document, {
  type FiguresPageQuery,
  type FiguresPageQuery$variables,
} from '../../__generated__/FiguresPageQuery.graphql.js';
import type { Figures_viewer$key } from '../../__generated__/Figures_viewer.graphql.js';
import { useRereadAfterActivity } from '../../activity/activityEvents.js';
import { EmptyState } from '../../components/EmptyState.js';
import { Ledger } from '../../components/Ledger.js';
import { useAnnounceResults } from '../../feedback/useAnnounceResults.js';
import { moneyText } from '../../format/money.js';
import { useRereadOnReturn } from '../../relay/useRereadOnReturn.js';
import { readAgentMonth } from './agentMonth.js';
import { byMonth, totalsOf } from './byMonth.js';
import { FIGURE_TERMS } from './FiguresSkeleton.js';
import { FiguresTable } from './FiguresTable.js';

interface FiguresProps {
  readonly viewer: Figures_viewer$key;
  /** of the query that was answered */
  readonly variables: FiguresPageQuery$variables;
  /** only projects with this tag; empty: all */
  readonly tag: string;
  /** other figures were asked for */
  readonly pending: boolean;
}

const NONE = 'No figures in this period';

/** The sums of the period, and its months; up to date while they are on show. */
export function Figures({ viewer, variables, tag, pending }: FiguresProps) {
  const environment = useRelayEnvironment();
  const { figures: answered } = useFragment(
    graphql`
      fragment Figures_viewer on Viewer
      @argumentDefinitions(from: { type: "Day!" }, to: { type: "Day!" }, tag: { type: "String" }) {
        figures(from: $from, to: $to, tag: $tag) {
          currency
          ...agentMonth
        }
      }
    `,
    viewer,
  );
  // after a failed read the old figures stay: the next activity reads them again
  const reread = () => void fetchQuery<FiguresPageQuery>(environment, document, variables).subscribe({ error() {} });
  useRereadOnReturn(reread);
  useRereadAfterActivity(['project', 'staging_job', 'invoice'], reread);
  const figures = answered.map(readAgentMonth);
  const months = byMonth(figures);
  const count = months.length;
  useAnnounceResults(pending, count === 0 ? NONE : `Figures of ${count} ${count === 1 ? 'month' : 'months'}`);
  const [first] = answered;
  if (!first) return <EmptyState title={NONE} text={tag ? noneWith(tag) : NOTHING_YET} />;
  const { projects, rooms, spending } = totalsOf(figures);
  const values = [moneyText(spending, first.currency), projects.toLocaleString('en-US'), rooms.toLocaleString('en-US')];
  return (
    <div className={content} aria-busy={pending || undefined}>
      <section aria-label="The whole period">
        <Ledger emphasis="first" cells={FIGURE_TERMS.map((term, place) => ({ term, value: values[place] }))} />
      </section>
      <FiguresTable months={months} currency={first.currency} />
      <p className={note}>
        A room counts in the month of its first proof, by the calendar of UTC. Hours to approval are the median of the
        jobs that were approved. Spending is the total of the invoices, without drafts, cancelled ones and other
        currencies. No agent works on projects that a key made for nobody in particular.
      </p>
    </div>
  );
}

const NOTHING_YET = 'They appear with the first project, staged room or invoice of a month.';
const noneWith = (tag: string) =>
  `No project with the tag “${tag}” brought anything in. A tag has to be written as it is on the projects.`;

const content = css({ transition: '[opacity {durations.fast}]', '&[aria-busy=true]': { opacity: '0.6' } });
const note = css({ mt: '14', textStyle: 'small', color: 'ink.muted', maxW: 'measure' });
