/** The stored queries, with the variables that pages send: filters, pages, rows of each kind, and what is refused. */
import type pg from 'pg';
import type { Asker, Asking, Variables } from './ask.js';
import { idOf, PEOPLE } from './people.js';

/** The lists of ids that queries are sent with; each by time, of the owner's workspace. */
export interface Rows {
  readonly project: readonly string[];
  readonly media: readonly string[];
  readonly job: readonly string[];
  readonly item: readonly { readonly id: string; readonly jobId: string }[];
  readonly invoice: readonly string[];
  /** photos of the first project that a person sent */
  readonly photo: readonly string[];
}

export interface Table {
  readonly rows: Rows;
  /** rows of the neighbour's workspace */
  readonly foreign: Rows;
}

/** Ids that are no row's: one that is well formed, and ones that are not. */
const NO_ROWS = (prefix: string) => [idOf(prefix, 404), 'nonsense', '', 'é\u0000'];

export async function rowsOf(client: pg.Client, workspaceId: string): Promise<Rows> {
  const ids = async (table: string) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT "id" FROM "${table}" WHERE "workspaceId" = $1 ORDER BY "createdAt", "id"`,
      [workspaceId],
    );
    return rows.map(({ id }) => id);
  };
  const { rows: item } = await client.query<{ id: string; jobId: string }>(
    `SELECT i."id", i."jobId" FROM "StagingItem" i JOIN "StagingJob" j ON j."id" = i."jobId"
     WHERE j."workspaceId" = $1 ORDER BY j."createdAt", j."id", i."position"`,
    [workspaceId],
  );
  const { rows: photo } = await client.query<{ id: string }>(
    `SELECT "id" FROM "Media" WHERE "type" = 'image' AND "origin" = 'upload' AND "projectId" = (
       SELECT "id" FROM "Project" WHERE "workspaceId" = $1 ORDER BY "createdAt", "id" LIMIT 1)
     ORDER BY "createdAt", "id"`,
    [workspaceId],
  );
  return {
    photo: photo.map(({ id }) => id),
    project: await ids('Project'),
    media: await ids('Media'),
    job: await ids('StagingJob'),
    item,
    invoice: await ids('Invoice'),
  };
}

/** Each value of one variable, then some pairs: what a page's filter can show. */
type Choices = Readonly<Record<string, readonly unknown[]>>;

function variations(choices: Choices): Variables[] {
  const single = Object.entries(choices).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  const names = Object.keys(choices);
  const pairs = names.flatMap((one, k) =>
    names
      .slice(k + 1)
      .flatMap((other) =>
        (choices[one] ?? [])
          .slice(0, 3)
          .flatMap((a) => (choices[other] ?? []).slice(0, 3).map((b) => ({ [one]: a, [other]: b }))),
      ),
  );
  return [{}, ...single, ...pairs];
}

const PROJECT_STATUSES = ['ACTIVE', 'COMPLETE', 'ON_HOLD', 'ARCHIVED'];
const JOB_STATUSES = ['PROOF_READY', 'REWORK', 'QUEUED', 'PROCESSING', 'APPROVED', 'FINAL_DELIVERED'];
const INVOICE_STATUSES = ['DRAFT', 'SENT', 'PAID', 'OVERDUE', 'CANCELLED'];
const SEARCHES = ['Elm', 'elm street', 'MLS1', '%', '_', '100%_', 'no such words', '', '“', "'"];
const ROOMS = ['LIVING_ROOM', 'BEDROOM', 'DINING_ROOM', 'HOME_OFFICE', 'GAMING_ROOM'];
const NOTES = [
  'no plants, two armchairs',
  '',
  'a blue sofa\nand nothing on the walls',
  'gibberish xyzzy',
  'é “quoted”',
];

/** Queries without variables. */
const PLAIN = [
  'ActivityCountQuery',
  'CheckoutPageQuery',
  'CreateInvoiceDialogQuery',
  'DashboardQuery',
  'DeletedProjectsSectionQuery',
  'EstimateLineQuery',
  'NotificationListQuery',
  'SellerHintQuery',
  'SettingsQuery',
  'rereadCountsOfWorkspaceQuery',
  'rereadDashboardQuery',
  'rereadTotalsQuery',
];

/** Queries of one row, by the list of its id. */
const OF_ONE: Readonly<Record<string, readonly ['project' | 'media' | 'job' | 'invoice', string]>> = {
  BillingTabPaginationQuery: ['project', 'id'],
  DeleteMediaDialogQuery: ['media', 'id'],
  ImageChoicePaginationQuery: ['project', 'id'],
  ImageChoiceQuery: ['project', 'projectId'],
  InvoiceDialogQuery: ['invoice', 'id'],
  JobFullDetailsDialogQuery: ['job', 'id'],
  MediaTabPaginationQuery: ['project', 'id'],
  ProjectPageQuery: ['project', 'id'],
  ReviewPageQuery: ['job', 'id'],
  StagingTabPaginationQuery: ['project', 'id'],
  rereadCountsOfProjectQuery: ['project', 'id'],
  useProjectAddressQuery: ['project', 'id'],
  useProposedLinesQuery: ['project', 'projectId'],
};

/** Queries that show a page of a list, with the filters that they take. */
function lists({ rows, foreign }: Table): Readonly<Record<string, readonly Variables[]>> {
  const projects = [...rows.project.slice(0, 3), ...foreign.project.slice(0, 1), ...NO_ROWS('proj')];
  const mediaFilters = variations({
    type: ['IMAGE', 'VIDEO'],
    origin: [['PROOF'], ['UPLOAD', 'FINAL'], ['FINAL'], []],
    search: ['photo 1', 'WALK', '100%_', '_', 'no such words'],
    projectId: projects,
  }).map(({ projectId = null, origin = ['UPLOAD', 'FINAL'], ...others }) => {
    return { chosenId: projectId ?? '', projectId, origin, ...others };
  });
  const invoiceFilters = variations({ status: INVOICE_STATUSES, projectId: projects });
  const jobFilters = variations({ status: JOB_STATUSES, projectId: projects });
  const projectFilters = variations({ status: PROJECT_STATUSES, search: SEARCHES });
  return {
    ActivityTimelinePaginationQuery: [{}],
    BillingPageQuery: invoiceFilters,
    BillingPaginationQuery: invoiceFilters,
    DeletedProjectsPaginationQuery: [{}],
    MediaLibraryPaginationQuery: mediaFilters,
    MediaPageQuery: mediaFilters,
    PortfolioPaginationQuery: projectFilters,
    ProjectsPageQuery: projectFilters,
    StagingListPaginationQuery: jobFilters,
    StagingPageQuery: jobFilters,
    useFoundProjectsQuery: variations({ search: SEARCHES }),
    useNotesReadingQuery: NOTES.flatMap((notes) => ROOMS.map((roomType) => ({ notes, roomType }))),
  };
}

const ASKERS: readonly Asker[] = [...PEOPLE, 'nobody'];

/** The first `endCursor` of an answer. */
const cursorOf = (text: string): string | null => /"endCursor":"([^"]+)"/.exec(text)?.[1] ?? null;

/** Most pages of one list that are read. */
const MOST_PAGES = 5;

export async function askReads(asking: Asking, table: Table): Promise<void> {
  const { ask, documents } = asking;
  const { rows, foreign } = table;
  const isPaged = (name: string) => documents.get(name)?.text.includes('$cursor') ?? false;
  const hasDefer = (name: string) => documents.get(name)?.text.includes('@defer') ?? false;

  /** Alike for everybody; then, where fragments are deferred, once more in parts. */
  async function byAll(name: string, variables: Variables): Promise<void> {
    for (const who of ASKERS) {
      await ask(name, variables, { who });
      if (hasDefer(name)) await ask(name, variables, { who, mode: 'parts' });
    }
  }

  /** Pages of a list from the front, each after the cursor of the one before. */
  async function paged(name: string, variables: Variables, count: number): Promise<void> {
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page++) {
      const { text } = await ask(name, { ...variables, count, cursor });
      cursor = cursorOf(text);
      if (cursor === null) return;
    }
  }

  async function oddPages(name: string, variables: Variables): Promise<void> {
    const odd = [{ count: 0 }, { count: 101 }, { count: -1 }, { cursor: 'nonsense' }, { cursor: '' }, { count: 'x' }];
    for (const each of odd) await ask(name, { ...variables, ...each });
  }

  for (const name of PLAIN) await byAll(name, {});

  for (const [name, filters] of Object.entries(lists(table))) {
    const [usual = {}, ...others] = filters;
    await byAll(name, usual);
    for (const variables of others) await ask(name, variables);
    if (isPaged(name)) {
      for (const count of [3, 20]) await paged(name, usual, count);
      for (const variables of others.slice(0, 6)) await paged(name, variables, 2);
      await oddPages(name, usual);
    }
  }

  for (const [name, [list, variable]] of Object.entries(OF_ONE)) {
    const [prefix = ''] = rows[list][0]?.split('_') ?? [];
    const chosen = list === 'media' ? rows.media.filter((_id, k) => k % 3 === 0) : rows[list];
    for (const id of chosen) {
      await ask(name, { [variable]: id });
      if (hasDefer(name)) await ask(name, { [variable]: id }, { mode: 'parts' });
    }
    for (const id of [rows[list].at(0), rows[list].at(-1), foreign[list].at(0), ...NO_ROWS(prefix)]) {
      await byAll(name, { [variable]: id });
    }
    const wrongKinds = [rows.job[0], rows.project[0], rows.media[0], rows.invoice[0]];
    for (const id of wrongKinds) await ask(name, { [variable]: id });
    await ask(name, {});
    if (isPaged(name)) {
      for (const id of rows[list].slice(0, 4)) await paged(name, { [variable]: id }, 2);
      await oddPages(name, { [variable]: rows[list].at(1) });
    }
  }

  for (const { id: itemId, jobId: id } of rows.item) await ask('OutlinePageQuery', { id, itemId });
  const [own, other] = [rows.item[0], foreign.item[0]];
  for (const [job, item] of [
    [own, own],
    [other, other],
    [own, other],
    [other, own],
  ]) {
    await byAll('OutlinePageQuery', { id: job?.jobId, itemId: item?.id });
  }
  for (const id of NO_ROWS('item')) await ask('OutlinePageQuery', { id: own?.jobId, itemId: id });
}
