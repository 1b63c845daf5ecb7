/** Writes queries of Prometheus from the table of metrics: names and labels that do not exist do not compile. */
import { METRICS, type LabelsOf, type MetricKey } from './metrics.js';

/** Metrics of the process itself, which prom-client names; other programs that Prometheus reads have them too. */
export const OF_PROCESS = {
  memory: 'process_resident_memory_bytes',
  cpu: 'process_cpu_seconds_total',
  loopDelay: 'nodejs_eventloop_lag_p99_seconds',
} as const;

/** Of these, what is about processes of ours. */
export const ofOurs = (expression: string) => `${expression} and on (job, instance) ${METRICS.build.name}`;

type Where<Key extends MetricKey> = {
  readonly [Name in keyof LabelsOf<Key>]?: LabelsOf<Key>[Name] | readonly LabelsOf<Key>[Name][];
};

type KeyOf<Kind> = { [Key in MetricKey]: (typeof METRICS)[Key]['kind'] extends Kind ? Key : never }[MetricKey];
type Histogram = KeyOf<'histogram'>;

function named<Key extends MetricKey>(key: Key, part: string, where: Where<Key>): string {
  const name = `${METRICS[key].name}${part}`;
  const conditions = Object.entries(where).map(([label, value]) =>
    Array.isArray(value) ? `${label}=~"${value.join('|')}"` : `${label}="${String(value)}"`,
  );
  return conditions.length > 0 ? `${name}{${conditions.join(',')}}` : name;
}

/** The value of a gauge. */
export const valueOf = <Key extends KeyOf<'gauge'>>(key: Key, where: Where<Key> = {}) => named(key, '', where);

/** How many a second, of all processes. @param by labels to tell apart */
export function rateOf<Key extends Histogram>(key: Key, options: RateOptions<Key>): string {
  return summed(`rate(${named(key, '_count', options.where ?? {})}[${options.over}])`, options.by);
}

interface RateOptions<Key extends MetricKey> {
  readonly where?: Where<Key>;
  /** a duration of Prometheus: 5m */
  readonly over: string;
  readonly by?: keyof LabelsOf<Key> & string;
}

const summed = (what: string, by?: string) => (by === undefined ? `sum(${what})` : `sum by (${by}) (${what})`);

/** The share of those that end so among all, 0..1. */
export function shareOf<Key extends Histogram>(key: Key, options: RateOptions<Key>): string {
  return `${rateOf(key, options)} / ${rateOf(key, { ...options, where: {} })}`;
}

/** How many a second, for a counter. */
export function growthOf<Key extends KeyOf<'counter'>>(key: Key, { where = {}, over, by }: RateOptions<Key>): string {
  return summed(`rate(${named(key, '', where as Where<Key>)}[${over}])`, by);
}

/** Seconds within which that share of them ends. @param share 0..1 */
export function quantileOf<Key extends Histogram>(key: Key, share: number, options: RateOptions<Key>): string {
  const by = options.by === undefined ? 'le' : `le, ${options.by}`;
  const buckets = `rate(${named(key, '_bucket', options.where ?? {})}[${options.over}])`;
  return `histogram_quantile(${share}, sum by (${by}) (${buckets}))`;
}
