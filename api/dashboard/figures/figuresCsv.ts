import { csvLine } from '../../domain/csv.js';
import type { AgentMonth } from './readFigures.js';

interface Agent {
  readonly email: string;
}

/** Projects that were given to nobody, such as those that a key makes without an agent. */
const NOBODY = 'No agent';
/** Left before names were kept. */
const FORMER = 'A former colleague';

const COLUMNS = [
  'month',
  'agent',
  'email',
  'projects',
  'rooms staged',
  'rounds per room',
  'hours to approval',
  'spending',
  'currency',
];

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

/** The figures as RFC 4180, with a line of headings. */
export function figuresCsv(rows: readonly AgentMonth[], agents: ReadonlyMap<string, Agent>): string {
  const lines = rows.map((row) => {
    const agent = row.agentId === null ? undefined : agents.get(row.agentId);
    return [
      row.month,
      row.agentName || agent?.email || (row.agentId === null && row.agentName === null ? NOBODY : FORMER),
      agent?.email ?? null,
      row.projects,
      row.rooms,
      rounded(row.roundsPerRoom),
      rounded(row.hoursToApproval),
      row.spending.toFixed(2),
      row.currency,
    ];
  });
  return [COLUMNS, ...lines].map(csvLine).join('');
}
