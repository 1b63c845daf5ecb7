/**
 * What a process measures: one table. Alert rules and the board are written from it (see alerts.ts and board.ts), so
 * that a renamed metric is renamed there too. Labels have few values: never an id, an address or a path of one.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const SURFACES = ['graphql', 'rest', 'files', 'pages', 'embeds', 'other'] as const;
export type Surface = (typeof SURFACES)[number];

/** The values of each label; null: a bounded set that the code names, such as the queues. */
type LabelTable = Readonly<Record<string, readonly string[] | null>>;

interface Description {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** with its unit, in Prometheus' base units: seconds and bytes */
  readonly name: `showhome_${string}`;
  readonly help: string;
  readonly labels: LabelTable;
  /** of a histogram: the upper limits */
  readonly buckets?: readonly number[];
}

/** Seconds. */
const SHORT = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60];
const FIELD = [0.01, 0.05, 0.25, 1, 5];
const STAGING = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300];

const DONE_OR_NOT = ['done', 'failed'] as const;

export const METRICS = {
  httpSeconds: {
    kind: 'histogram',
    name: 'showhome_http_request_seconds',
    help: 'Seconds from a request to the end of its answer, by surface and class of status.',
    labels: { surface: SURFACES, status: ['1xx', '2xx', '3xx', '4xx', '5xx', 'aborted'] },
    buckets: SHORT,
  },
  graphqlSeconds: {
    kind: 'histogram',
    name: 'showhome_graphql_operation_seconds',
    help: 'Seconds of an executed operation; of a subscription, until it has begun. Answers from memory do not count.',
    labels: { kind: ['query', 'mutation', 'subscription'], outcome: ['done', 'refused', 'failed'] },
    buckets: SHORT,
  },
  fieldSeconds: {
    kind: 'histogram',
    name: 'showhome_graphql_field_seconds',
    help: 'Seconds of the resolvers of root fields and of the viewer’s fields that wait for something.',
    labels: { field: null },
    buckets: FIELD,
  },
  socketsOpen: {
    kind: 'gauge',
    name: 'showhome_sockets_open',
    help: 'WebSockets that are open.',
    labels: {},
  },
  databaseUp: {
    kind: 'gauge',
    name: 'showhome_database_up',
    help: '1 while the database answers; else 0, and what is read there is left out.',
    labels: {},
  },
  queueWaiting: {
    kind: 'gauge',
    name: 'showhome_queue_waiting',
    help: 'Messages that could be taken now, of the whole installation.',
    labels: { queue: null },
  },
  queueOldest: {
    kind: 'gauge',
    name: 'showhome_queue_oldest_seconds',
    help: 'Seconds for which the oldest message that could be taken has waited; 0 where none waits.',
    labels: { queue: null },
  },
  queueFailed: {
    kind: 'gauge',
    name: 'showhome_queue_failed',
    help: 'Messages whose last try has failed, within the days for which the queue keeps them.',
    labels: { queue: null },
  },
  workers: {
    kind: 'gauge',
    name: 'showhome_workers',
    help: 'Processes that take work from the queue, by their heartbeats, of the whole installation.',
    labels: {},
  },
  diskRoom: {
    kind: 'gauge',
    name: 'showhome_disk_room_bytes',
    help: 'Bytes that may be written to DATA_DIR’s disk without touching the database’s reserve; negative below it.',
    labels: {},
  },
  stagingSeconds: {
    kind: 'histogram',
    name: 'showhome_staging_seconds',
    help: 'Seconds of staging a photo, with its files. Refused: of the photo; retried: not the photo’s fault.',
    labels: { outcome: ['staged', 'refused', 'failed', 'retried'] },
    buckets: STAGING,
  },
  stepSeconds: {
    kind: 'histogram',
    name: 'showhome_staging_step_seconds',
    help: 'Seconds of each step of a staged photo.',
    labels: { step: null },
    buckets: STAGING,
  },
  stepCpu: {
    kind: 'counter',
    name: 'showhome_staging_step_cpu_seconds_total',
    help: 'CPU seconds of all threads in each step of staged photos.',
    labels: { step: null },
  },
  storeSeconds: {
    kind: 'histogram',
    name: 'showhome_store_operation_seconds',
    help: 'Seconds of an operation on the store of files; of a read, until its stream begins.',
    labels: {
      operation: ['info', 'read', 'fetch', 'write', 'delete', 'removeUnfinished', 'reach'],
      outcome: ['done', 'refused', 'failed'],
    },
    buckets: SHORT,
  },
  uploadSeconds: {
    kind: 'histogram',
    name: 'showhome_upload_decoding_seconds',
    help: 'Seconds of decoding an uploaded file and writing it anew. Refused: the file is at fault.',
    labels: { kind: ['image', 'film'], outcome: ['done', 'refused', 'failed'] },
    buckets: SHORT,
  },
  webhookSeconds: {
    kind: 'histogram',
    name: 'showhome_webhook_delivery_seconds',
    help: 'Seconds of one try to deliver a webhook.',
    labels: { outcome: DONE_OR_NOT },
    buckets: SHORT,
  },
  mailSeconds: {
    kind: 'histogram',
    name: 'showhome_mail_seconds',
    help: 'Seconds of passing a mail to the mail server. Refused: for good; failed: it is tried again.',
    labels: { outcome: ['done', 'refused', 'failed'] },
    buckets: SHORT,
  },
  memoryLimit: {
    kind: 'gauge',
    name: 'showhome_memory_limit_bytes',
    help: 'Bytes of memory that this process may use: the container’s limit, or the machine’s memory.',
    labels: {},
  },
  build: {
    kind: 'gauge',
    name: 'showhome_build_info',
    help: 'Always 1; its labels name the versions.',
    labels: { version: null, node: null },
  },
} as const satisfies Readonly<Record<string, Description>>;

export type MetricKey = keyof typeof METRICS;

/** The labels of a metric, each with one of its values. */
export type LabelsOf<Key extends MetricKey> = {
  readonly [
    Name in keyof (typeof METRICS)[Key]['labels']
  ]: (typeof METRICS)[Key]['labels'][Name] extends readonly (infer Value)[] ? Value : string;
};

interface CounterOf<Labels> {
  inc(labels: Labels, value?: number): void;
}
export interface GaugeOf<Labels> {
  set(labels: Labels, value: number): void;
  /** Forgets all values. */
  reset(): void;
  /** Forgets one. */
  remove(labels: Labels): void;
}
export interface HistogramOf<Labels> {
  observe(labels: Labels, value: number): void;
}

interface Instruments<Labels> {
  readonly counter: CounterOf<Labels>;
  readonly gauge: GaugeOf<Labels>;
  readonly histogram: HistogramOf<Labels>;
}

export type Metrics = {
  readonly [Key in MetricKey]: Instruments<LabelsOf<Key>>[(typeof METRICS)[Key]['kind']];
} & {
  /** all of them in Prometheus' text format, and its content type */
  print(): Promise<{ readonly text: string; readonly contentType: string }>;
};

/**
 * New metrics, all at zero. One for each process, or for each test.
 * @param options.ofProcess also measures the process itself (memory, CPU, event loop), until the process ends
 */
export function createMetrics({ ofProcess = false }: { readonly ofProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  const made = Object.entries(METRICS).map(([key, description]) => [key, instrumentOf(description, registry)]);
  if (ofProcess) collectDefaultMetrics({ register: registry });
  return {
    ...(Object.fromEntries(made) as Metrics),
    print: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

function instrumentOf({ kind, name, help, labels, buckets }: Description, registry: Registry) {
  const options = { name, help, labelNames: Object.keys(labels), registers: [registry] };
  if (kind === 'counter') return new Counter(options);
  if (kind === 'gauge') return new Gauge(options);
  const histogram = new Histogram({ ...options, buckets: [...(buckets ?? [])] });
  // Prometheus does not see the step from no value to the first one
  for (const known of combinationsOf(labels)) histogram.zero(known);
  return histogram;
}

/** All values of all labels with each other; none where the code names some of them. */
function combinationsOf(labels: LabelTable): Record<string, string>[] {
  let found: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(labels)) {
    found = (values ?? []).flatMap((value) => found.map((each) => ({ ...each, [name]: value })));
  }
  return found;
}
