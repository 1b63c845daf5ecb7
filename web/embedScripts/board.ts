/** Keeps a board up to date in its frame: see api/embeds/page/embedPage.ts. */
import { createClient } from 'graphql-ws';
import { boardLabelOf } from '../../api/shared/jobStatusLabels.js';
import { SOCKET_PATIENCE_MS } from '../../api/shared/liveSocket.js';

interface Job {
  readonly jobId: string;
  readonly address: string;
  readonly status: string;
  readonly reason: string | null;
  readonly photos: number;
  readonly createdAt: string;
}

interface Update {
  readonly embedUpdated: { readonly embed: { readonly jobs: readonly Job[] } } | null;
}

const CHANGES = `subscription ($id: ID!, $token: String) {
  embedUpdated(id: $id, token: $token) {
    embed { jobs { jobId address status reason photos createdAt } }
  }
}`;

const LOST = 'The connection is lost. What you see may be out of date.';
const ENDED = 'This view has ended. Load the page again.';
const GONE = 'There is nothing to show here any more.';
/** How the server closes the socket of an embed that is off. */
const FORBIDDEN = 4403;
const codeOf = (event: unknown) => (event as Partial<CloseEvent>).code;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function follow(table: HTMLTableElement, body: HTMLTableSectionElement): void {
  const { board: id = '', token } = table.dataset;
  const find = (name: string) => document.querySelector<HTMLElement>(`[${name}]`);
  let hasEnded = false;

  /** Shows the sentence below the table; null: nothing. */
  function tellState(sentence: string | null): void {
    const state = find('data-connection');
    if (!state || hasEnded) return;
    state.hidden = sentence === null;
    state.textContent = sentence;
  }

  /** A row for the job, made or found. */
  function rowOf({ jobId, address, status, reason, photos, createdAt }: Job): HTMLTableRowElement {
    const there = body.querySelector<HTMLTableRowElement>(`[data-job="${CSS.escape(jobId)}"]`);
    const row = there ?? document.createElement('tr');
    if (!there) {
      row.dataset.job = jobId;
      row.innerHTML =
        '<td><bdi></bdi></td><td><span class="state"></span></td><td class="number"></td><td><time></time></td>';
      row.setAttribute('role', 'row');
      for (const [at, cell] of [...row.cells].entries()) {
        cell.setAttribute('role', 'cell');
        cell.dataset.label = table.tHead?.rows[0]?.cells[at]?.textContent ?? '';
      }
    }
    const state = row.querySelector<HTMLElement>('.state');
    const time = row.querySelector('time');
    const name = row.querySelector('bdi');
    const number = row.querySelector('.number');
    if (!state || !time || !name || !number) return row;
    const label = boardLabelOf(status, reason);
    const isChanged = !there || state.textContent !== label;
    row.classList.toggle('changed', isChanged);
    if (isChanged) tell(`${address}: ${label}`);
    state.dataset.state = status;
    state.textContent = label;
    name.textContent = address;
    number.textContent = String(photos);
    time.dateTime = createdAt;
    time.textContent = DAY.format(new Date(createdAt));
    return row;
  }

  function tell(sentence: string): void {
    const news = find('data-news');
    if (news) news.textContent = sentence;
  }

  function show(jobs: readonly Job[]): void {
    const lower = jobs.map((job) => ({
      ...job,
      status: job.status.toLowerCase(),
      reason: job.reason?.toLowerCase() ?? null,
    }));
    const rows = lower.map(rowOf);
    const isInOrder = rows.length === body.rows.length && rows.every((row, at) => body.rows[at] === row);
    if (!isInOrder) body.replaceChildren(...rows);
    const empty = find('data-empty');
    if (empty) empty.hidden = jobs.length > 0;
  }

  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { embed: id },
    retryAttempts: Infinity,
    connectionAckWaitTimeout: SOCKET_PATIENCE_MS,
    shouldRetry: () => true,
    keepAlive: 30_000,
    on: {
      connected: () => tellState(null),
      closed: (event) => (codeOf(event) === FORBIDDEN ? end(GONE) : tellState(LOST)),
    },
  });
  const stop = client.subscribe<Update>(
    { query: CHANGES, variables: { id, token } },
    {
      next: ({ data, errors }) => {
        if (data?.embedUpdated) return show(data.embedUpdated.embed.jobs);
        const [error] = errors ?? [];
        end(error?.extensions?.['code'] === 'NOT_FOUND' ? GONE : (error?.message ?? ENDED));
      },
      error: () => tellState(LOST),
      complete: () => {},
    },
  );

  /**
   * The last word: what the connection does afterwards is not told. The script of all frames then finds that the state
   * is another one, also where the embed was switched on again meanwhile, and loads the frame again.
   */
  function end(sentence: string): void {
    table.hidden = true;
    const empty = find('data-empty');
    if (empty) empty.hidden = true;
    const main = table.closest('main');
    if (main) main.dataset.state = 'ended';
    tellState(sentence);
    hasEnded = true;
    stop();
    void client.dispose();
  }
}

const table = document.querySelector<HTMLTableElement>('table[data-board]');
const [body] = table?.tBodies ?? [];
if (table && body) follow(table, body);
