/** The board for Grafana. */
import { growthOf, OF_PROCESS, ofOurs, quantileOf, rateOf, shareOf, valueOf } from './promql.js';

interface Line {
  readonly expression: string;
  /** with Grafana's `{{label}}` */
  readonly legend: string;
}

export interface Panel {
  readonly title: string;
  /** as Grafana names it: s, reqps, percentunit, bytes, short */
  readonly unit: string;
  readonly lines: readonly Line[];
}

interface Section {
  readonly title: string;
  readonly panels: readonly Panel[];
}

/** Grafana puts in a time that fits the distance of the scrapes. */
const over = '$__rate_interval';

const line = (expression: string, legend: string): Line => ({ expression, legend });

export const BOARD: readonly Section[] = [
  {
    title: 'Requests',
    panels: [
      {
        title: 'Requests by surface',
        unit: 'reqps',
        lines: [line(rateOf('httpSeconds', { over, by: 'surface' }), '{{surface}}')],
      },
      {
        title: 'Requests by status',
        unit: 'reqps',
        lines: [line(rateOf('httpSeconds', { over, by: 'status' }), '{{status}}')],
      },
      {
        title: '95 of 100 requests end within',
        unit: 's',
        lines: [line(quantileOf('httpSeconds', 0.95, { over, by: 'surface' }), '{{surface}}')],
      },
      {
        title: 'Operations of GraphQL that do not succeed',
        unit: 'reqps',
        lines: [
          line(
            rateOf('graphqlSeconds', { where: { outcome: ['refused', 'failed'] }, over, by: 'outcome' }),
            '{{outcome}}',
          ),
        ],
      },
      {
        title: '95 of 100 operations end within',
        unit: 's',
        lines: [line(quantileOf('graphqlSeconds', 0.95, { over, by: 'kind' }), '{{kind}}')],
      },
      {
        title: 'The ten slowest fields: 95 of 100 end within',
        unit: 's',
        lines: [line(`topk(10, ${quantileOf('fieldSeconds', 0.95, { over, by: 'field' })})`, '{{field}}')],
      },
      { title: 'Open sockets', unit: 'short', lines: [line(valueOf('socketsOpen'), '{{instance}}')] },
    ],
  },
  {
    title: 'Work',
    panels: [
      {
        title: 'Waiting messages',
        unit: 'short',
        lines: [line(`max by (queue) (${valueOf('queueWaiting')})`, '{{queue}}')],
      },
      {
        title: 'Age of the oldest waiting message',
        unit: 's',
        lines: [line(`max by (queue) (${valueOf('queueOldest')})`, '{{queue}}')],
      },
      {
        title: 'Messages that failed for good',
        unit: 'short',
        lines: [line(`max by (queue) (${valueOf('queueFailed')}) > 0`, '{{queue}}')],
      },
      { title: 'Workers', unit: 'short', lines: [line(`max(${valueOf('workers')})`, 'workers')] },
      {
        title: 'Stagings by outcome',
        unit: 'ops',
        lines: [line(rateOf('stagingSeconds', { over, by: 'outcome' }), '{{outcome}}')],
      },
      {
        title: 'Half of the photos: each step ends within',
        unit: 's',
        lines: [line(quantileOf('stepSeconds', 0.5, { over, by: 'step' }), '{{step}}')],
      },
      {
        title: 'Cores used by each step',
        unit: 'short',
        lines: [line(growthOf('stepCpu', { over, by: 'step' }), '{{step}}')],
      },
      {
        title: 'Decoded uploads',
        unit: 'ops',
        lines: [
          line(rateOf('uploadSeconds', { over, by: 'kind' }), '{{kind}}'),
          line(rateOf('uploadSeconds', { where: { outcome: ['refused', 'failed'] }, over }), 'refused or failed'),
        ],
      },
    ],
  },
  {
    title: 'What others answer',
    panels: [
      {
        title: 'Store: 95 of 100 operations end within',
        unit: 's',
        lines: [line(quantileOf('storeSeconds', 0.95, { over, by: 'operation' }), '{{operation}}')],
      },
      {
        title: 'Store: operations that fail',
        unit: 'ops',
        lines: [line(rateOf('storeSeconds', { where: { outcome: 'failed' }, over, by: 'operation' }), '{{operation}}')],
      },
      {
        title: 'Webhooks by outcome',
        unit: 'ops',
        lines: [line(rateOf('webhookSeconds', { over, by: 'outcome' }), '{{outcome}}')],
      },
      {
        title: 'Webhooks: share that fails',
        unit: 'percentunit',
        lines: [line(shareOf('webhookSeconds', { where: { outcome: 'failed' }, over }), 'failed')],
      },
      {
        title: 'Mails by outcome',
        unit: 'ops',
        lines: [line(rateOf('mailSeconds', { over, by: 'outcome' }), '{{outcome}}')],
      },
    ],
  },
  {
    title: 'Processes',
    panels: [
      { title: 'The database answers', unit: 'short', lines: [line(valueOf('databaseUp'), '{{instance}}')] },
      {
        title: 'Memory, and its limit',
        unit: 'bytes',
        lines: [line(ofOurs(OF_PROCESS.memory), '{{instance}}'), line(valueOf('memoryLimit'), 'limit of {{instance}}')],
      },
      {
        title: 'Cores in use, without those of staging',
        unit: 'short',
        lines: [line(ofOurs(`rate(${OF_PROCESS.cpu}[${over}])`), '{{instance}}')],
      },
      { title: 'Event loop: 99 of 100 delays', unit: 's', lines: [line(ofOurs(OF_PROCESS.loopDelay), '{{instance}}')] },
      { title: 'Room on the disk', unit: 'bytes', lines: [line(valueOf('diskRoom'), '{{instance}}')] },
      {
        title: 'Versions',
        unit: 'short',
        lines: [line(`count by (version, node) (${valueOf('build')})`, '{{version}}')],
      },
    ],
  },
];

/** Of Grafana's grid, which has 24 columns. */
const [WIDTH, HEIGHT, COLUMNS] = [8, 8, 3];
const SOURCE = { type: 'prometheus', uid: '${source}' };

/** The file to import into Grafana, or to provide it with. */
export function boardFile(): string {
  const board = {
    uid: 'showhome',
    title: 'Showhome',
    description: 'Written by `npm run generate` from api/watching/board.ts.',
    tags: ['showhome'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'prometheus' }] },
    panels: placed(BOARD),
  };
  return `${JSON.stringify(board, null, 2)}\n`;
}

function placed(sections: readonly Section[]): object[] {
  const found: object[] = [];
  let y = 0;
  for (const { title, panels } of sections) {
    found.push({
      id: found.length + 1,
      type: 'row',
      title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y, w: 24, h: 1 },
    });
    y += 1;
    panels.forEach((panel, place) => {
      const x = (place % COLUMNS) * WIDTH;
      const gridPos = { x, y: y + Math.floor(place / COLUMNS) * HEIGHT, w: WIDTH, h: HEIGHT };
      found.push({ id: found.length + 1, ...chartOf(panel), gridPos });
    });
    y += Math.ceil(panels.length / COLUMNS) * HEIGHT;
  }
  return found;
}

function chartOf({ title, unit, lines }: Panel): object {
  return {
    type: 'timeseries',
    title,
    datasource: SOURCE,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: lines.map(({ expression, legend }, place) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + place),
      datasource: SOURCE,
      expr: expression,
      legendFormat: legend,
    })),
  };
}
