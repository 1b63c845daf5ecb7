/** When somebody has to look: the rules of alerts for Prometheus. */
import { SURFACES } from './metrics.js';
import { OF_PROCESS, ofOurs, quantileOf, shareOf, valueOf } from './promql.js';

export interface Alert {
  readonly name: string;
  readonly expression: string;
  /** for how long it must hold: a duration of Prometheus */
  readonly lasting: string;
  /** critical: people cannot work; warning: they will not, or some cannot */
  readonly severity: 'critical' | 'warning';
  /** a sentence, with Prometheus' `$value` and `$labels` */
  readonly summary: string;
  /** what to do */
  readonly action: string;
}

const GB = 1024 ** 3;
/** An upload lasts as long as its sender's line is slow. */
const NOT_FILES = SURFACES.filter((surface) => surface !== 'files');

const PERCENT = '{{ $value | humanizePercentage }}';
const DURATION = '{{ $value | humanizeDuration }}';

export const ALERTS: readonly Alert[] = [
  {
    name: 'ShowhomeNotScraped',
    expression: `absent(${valueOf('build')})`,
    lasting: '5m',
    severity: 'critical',
    summary: 'No process of Showhome answers Prometheus, so that nothing here can be known.',
    action: 'Look whether the processes run, and whether METRICS_PORT or METRICS_TOKEN are what Prometheus asks with.',
  },
  {
    name: 'ShowhomeDatabaseAway',
    expression: `${valueOf('databaseUp')} == 0`,
    lasting: '1m',
    severity: 'critical',
    summary: 'The database does not answer {{ $labels.instance }}: everybody gets 503.',
    action: 'Look at PostgreSQL’s own log and at its disk. Showhome comes back by itself when the database does.',
  },
  {
    name: 'ShowhomeNoWorker',
    expression: `max(${valueOf('workers')}) == 0`,
    lasting: '2m',
    severity: 'critical',
    summary: 'No worker takes work: nothing is staged, delivered or mailed.',
    action: 'Start a process with ROLE=worker or ROLE=both, and look in its log for why the last one ended.',
  },
  {
    name: 'ShowhomePhotosWait',
    expression: `max(${valueOf('queueOldest', { queue: 'stage' })}) > 600`,
    lasting: '5m',
    severity: 'warning',
    summary: `A photo has waited for ${DURATION} to be staged.`,
    action: 'Start more workers. If few photos wait, look in the workers’ log for a photo that does not end.',
  },
  {
    name: 'ShowhomeStagingsFail',
    expression: `${shareOf('stagingSeconds', { where: { outcome: ['failed', 'retried'] }, over: '30m' })} > 0.1`,
    lasting: '5m',
    severity: 'warning',
    summary: `${PERCENT} of the stagings fail, and not because of their photos.`,
    action:
      'Look in the workers’ log for “staging failed” and “work failed”: memory, the disk and the store come first.',
  },
  {
    name: 'ShowhomeRequestsFail',
    expression: `${shareOf('httpSeconds', { where: { status: '5xx' }, over: '5m' })} > 0.01`,
    lasting: '5m',
    severity: 'critical',
    summary: `${PERCENT} of the requests are answered with 5xx.`,
    action: 'Look in the log for “a request failed”, and ask /readyz which part is away.',
  },
  {
    name: 'ShowhomeRequestsAreSlow',
    expression: `${quantileOf('httpSeconds', 0.95, { where: { surface: NOT_FILES }, over: '5m' })} > 2`,
    lasting: '10m',
    severity: 'warning',
    summary: `One request of 20 takes longer than ${DURATION}.`,
    action: 'Look on the board which fields of GraphQL are slow, and whether the database or the event loop is busy.',
  },
  {
    name: 'ShowhomeStoreFails',
    expression: `${shareOf('storeSeconds', { where: { outcome: 'failed' }, over: '15m' })} > 0.05`,
    lasting: '5m',
    severity: 'critical',
    summary: `${PERCENT} of the operations on the store of files fail.`,
    action: 'Look at the bucket’s permissions and quota, or at DATA_DIR’s disk; the log names the operation.',
  },
  {
    name: 'ShowhomeWebhooksFail',
    expression: `${shareOf('webhookSeconds', { where: { outcome: 'failed' }, over: '30m' })} > 0.5`,
    lasting: '15m',
    severity: 'warning',
    summary: `${PERCENT} of the webhooks are not delivered.`,
    action:
      'If one endpoint fails, its owner is told by itself. If all do, look at this machine’s way to the internet.',
  },
  {
    name: 'ShowhomeMailsFail',
    expression: `${shareOf('mailSeconds', { where: { outcome: 'failed' }, over: '30m' })} > 0.5`,
    lasting: '15m',
    severity: 'warning',
    summary: `${PERCENT} of the mails are not taken by the mail server. They are tried again for some ten hours.`,
    action: 'Look in the log for what the server answers, and at SMTP_URL: name, password, and its limit of mails.',
  },
  {
    name: 'ShowhomeMemoryIsShort',
    expression: `${OF_PROCESS.memory} / on (job, instance) ${valueOf('memoryLimit')} > 0.9`,
    lasting: '10m',
    severity: 'critical',
    summary: `{{ $labels.instance }} uses ${PERCENT} of its memory’s limit, and will be killed at the limit.`,
    action: 'Restart the process, and raise its limit. If it grows again by itself, report what it was used for.',
  },
  {
    name: 'ShowhomeEventLoopIsBlocked',
    expression: ofOurs(`${OF_PROCESS.loopDelay} > 0.5`),
    lasting: '5m',
    severity: 'warning',
    summary: `{{ $labels.instance }} makes its requests wait for ${DURATION} now and then.`,
    action: 'Look whether the machine’s cores are busy with staging. Workers may move to a machine of their own.',
  },
  {
    name: 'ShowhomeDiskIsFilling',
    expression: `min(${valueOf('diskRoom')}) < ${GB}`,
    lasting: '5m',
    severity: 'warning',
    summary: 'Uploads and results have {{ $value | humanize1024 }}B left on DATA_DIR’s disk. At 0 they are refused.',
    action: 'Free room on the disk or enlarge it. What the database needs is reserved: see DISK_RESERVE.',
  },
  {
    name: 'ShowhomeMessagesFail',
    expression: `max(sum by (instance) (delta(${valueOf('queueFailed')}[1h]))) > 0`,
    lasting: '1m',
    severity: 'warning',
    summary: 'Work from the queue has failed for good within the last hour.',
    action: 'Look in the workers’ log for “work has failed for good”, which names its kind and its message.',
  },
];

/** The file for Prometheus' `rule_files`. */
export function alertsFile(): string {
  const rules = ALERTS.map(({ name, expression, lasting, severity, summary, action }) =>
    [
      `      - alert: ${name}`,
      `        expr: ${quoted(expression)}`,
      `        for: ${lasting}`,
      `        labels: { severity: ${severity} }`,
      `        annotations:`,
      `          summary: ${quoted(summary)}`,
      `          description: ${quoted(action)}`,
    ].join('\n'),
  );
  return `# Written by \`npm run generate\` from api/watching/alerts.ts.
groups:
  - name: showhome
    rules:
${rules.join('\n')}
`;
}

/** YAML takes JSON's texts. */
const quoted = (text: string) => JSON.stringify(text);
