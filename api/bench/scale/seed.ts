/** Fills workspaces with the rows of a large customer, by SQL alone: as HTTP requests they would take hours. */
import type pg from 'pg';
import { REPORT } from '../../test/staged.js';

export interface Volume {
  readonly projects: number;
  /** photos; a tenth of them for each project at most */
  readonly files: number;
  /** two photos each */
  readonly jobs: number;
  readonly invoices: number;
  readonly activities: number;
}

const BIG: Volume = { projects: 2000, files: 20_000, jobs: 5000, invoices: 3000, activities: 60_000 };
const scaled = (share: number): Volume => ({
  projects: BIG.projects * share,
  files: BIG.files * share,
  jobs: BIG.jobs * share,
  invoices: BIG.invoices * share,
  activities: BIG.activities * share,
});

/** The measured sizes, 1 : 10 : 100. */
export const VOLUMES = { tiny: scaled(0.01), small: scaled(0.1), big: BIG } as const;

/** More workspaces than the measured ones, each of the small size. */
export const OTHERS = 199;

const MONTHS_BACK = '8 months';

interface Filled {
  readonly workspaceId: string;
  readonly userId: string;
  readonly volume: Volume;
}

/** A text of SQL that makes an id of our form from a number: hexadecimal digits are part of its alphabet. */
const idOf = (prefix: string, workspaceId: string, number: string) =>
  `'${prefix}_' || substr(md5('${workspaceId} ${prefix} ' || (${number})), 1, 20)`;

/** Columns of SQL by their names. */
type Row = Readonly<Record<string, string>>;

function insert(table: string, row: Row, from: string): string {
  const names = Object.keys(row).map((name) => `"${name}"`);
  return `INSERT INTO "${table}" (${names.join(', ')}) SELECT ${Object.values(row).join(', ')} FROM ${from}`;
}

/** Times that grow with the number, from some months ago until now. */
const timeOf = (number: string, count: number) =>
  `now() - interval '${MONTHS_BACK}' * (1 - (${number})::float / ${count + 1})`;

const pick = (number: string, values: readonly string[]) =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(',')}])[1 + (${number}) % ${values.length}]`;

/** Of 23 jobs one is ready for review and one needs work; the others are delivered. */
const STATUS = `CASE n % 23 WHEN 1 THEN 'proof_ready' WHEN 2 THEN 'rework' ELSE 'final_delivered' END`;

function statements({ workspaceId, userId, volume }: Filled): string[] {
  const id = (prefix: string, number: string) => idOf(prefix, workspaceId, number);
  const quoted = `'${workspaceId}'`;
  const series = (count: number) => `generate_series(1, ${count}) n`;
  const projectOf = (number: string) => id('proj', `(${number}) % ${volume.projects} + 1`);
  const media = { workspaceId: quoted, type: `'image'::"MediaType"`, mimeType: `'image/jpeg'`, filename: `'f.jpg'` };
  const size = { fileSize: '480000', storedBytes: '620000', width: '1536', height: '1024' };
  const keys = (kind: string, number: string) => ({
    objectKey: `'${workspaceId}/${kind}/' || ${number} || '.jpg'`,
    thumbnailKey: `'${workspaceId}/${kind}/' || ${number} || '.thumb.webp'`,
    previewKey: `'${workspaceId}/${kind}/' || ${number} || '.preview.webp'`,
  });
  /** number of an item: two for each job */
  const items = `${series(volume.jobs)}, generate_series(0, 1) k`;
  const itemNumber = '(n * 2 + k)';
  const staged = `${items} WHERE n % 23 <> 2 OR k = 0`;
  const jobTime = timeOf('n', volume.jobs);
  const proofTime = `${jobTime} + interval '1 minute' * (2 + n % 40)`;
  const total = `(n % 900 + 100)::numeric`;
  const paid = `n % 3 <> 0`;
  return [
    insert(
      'Project',
      {
        id: id('proj', 'n'),
        workspaceId: quoted,
        address: `n || ' Elm Street'`,
        mlsId: `'MLS' || n`,
        status: `${pick('n', ['active', 'active', 'complete', 'on_hold'])}::"ProjectStatus"`,
        tags: `ARRAY['tag' || n % 7]`,
        createdAt: timeOf('n', volume.projects),
        updatedAt: timeOf('n', volume.projects),
        deletedAt: `CASE WHEN n % 20 = 0 THEN now() END`,
      },
      series(volume.projects),
    ),
    insert(
      'Media',
      {
        ...media,
        ...size,
        ...keys('upload', 'n'),
        id: id('med', `'upload ' || n`),
        projectId: projectOf('n'),
        originalName: `'photo ' || n || '.jpg'`,
        createdAt: timeOf('n', volume.files),
      },
      series(volume.files),
    ),
    insert(
      'StagingJob',
      {
        id: id('job', 'n'),
        workspaceId: quoted,
        projectId: projectOf('n'),
        status: `(${STATUS})::"StagingJobStatus"`,
        style: `${pick('n', ['modern', 'japon', 'hampton'])}::"StagingStyle"`,
        roomType: `${pick('n', ['living_room', 'bedroom'])}::"RoomType"`,
        creativity: '15',
        preserveWindows: 'false',
        preserveWalls: 'false',
        preserveCeiling: 'false',
        preserveFloor: 'false',
        createdAt: jobTime,
        updatedAt: jobTime,
        queuedAt: jobTime,
        firstProofsAt: proofTime,
      },
      series(volume.jobs),
    ),
    ...(['proof', 'final'] as const).map((origin) =>
      insert(
        'Media',
        {
          ...media,
          ...size,
          ...keys(origin, itemNumber),
          id: id('med', `'${origin} ' || ${itemNumber}`),
          projectId: projectOf('n'),
          origin: `'${origin}'::"MediaOrigin"`,
          isWatermarked: origin === 'proof' ? 'true' : 'false',
          originalName: `'photo.jpg'`,
          createdAt: `${jobTime} + interval '2 minutes'`,
        },
        origin === 'proof' ? staged : `${items} WHERE n % 23 NOT IN (1, 2)`,
      ),
    ),
    insert(
      'StagingItem',
      {
        id: id('item', itemNumber),
        jobId: id('job', 'n'),
        position: 'k',
        inputMediaId: id('med', `'upload ' || (n % ${volume.projects} + ${volume.projects} * (k + 1))`),
        style: `${pick('n', ['modern', 'japon', 'hampton'])}::"StagingStyle"`,
        roomType: `${pick('n', ['living_room', 'bedroom'])}::"RoomType"`,
        state: `(CASE WHEN n % 23 <> 2 OR k = 0 THEN 'staged' ELSE 'failed' END)::"StagingItemState"`,
        decision: `(CASE WHEN n % 23 NOT IN (1, 2) THEN 'approved' ELSE 'undecided' END)::"StagingDecision"`,
        progress: '1',
        failure: `CASE WHEN n % 23 = 2 AND k = 1 THEN 'No walls or floor can be made out.' END`,
        failureCode: `CASE WHEN n % 23 = 2 AND k = 1 THEN 'no_floor' END`,
        proofMediaId: `CASE WHEN n % 23 <> 2 OR k = 0 THEN ${id('med', `'proof ' || ${itemNumber}`)} END`,
        finalMediaId: `CASE WHEN n % 23 NOT IN (1, 2) THEN ${id('med', `'final ' || ${itemNumber}`)} END`,
      },
      items,
    ),
    insert(
      'StagingRound',
      {
        id: id('rnd', itemNumber),
        itemId: id('item', itemNumber),
        round: '0',
        style: `'modern'::"StagingStyle"`,
        roomType: `'living_room'::"RoomType"`,
        seed: '1',
        plan: `'{"seed": 1}'::jsonb`,
        room: '$1::jsonb',
        report: '$2::jsonb',
        proofMediaId: id('med', `'proof ' || ${itemNumber}`),
        cleanKey: `'${workspaceId}/clean/' || ${itemNumber}`,
        maskKey: `'${workspaceId}/mask/' || ${itemNumber}`,
        piecesKey: `'${workspaceId}/pieces/' || ${itemNumber}`,
        createdAt: proofTime,
      },
      staged,
    ),
    insert(
      'Invoice',
      {
        id: id('inv', 'n'),
        workspaceId: quoted,
        projectId: projectOf('n'),
        invoiceNumber: `'INV-2026-' || lpad(n::text, 4, '0')`,
        status: `(CASE WHEN ${paid} THEN 'paid' WHEN n % 2 = 0 THEN 'sent' ELSE 'draft' END)::"InvoiceStatus"`,
        currency: `'USD'`,
        subtotal: total,
        tax: '0',
        total,
        dueDate: `(now() + interval '10 days')::date`,
        paidAt: `CASE WHEN ${paid} THEN ${timeOf('n', volume.invoices)} END`,
        createdAt: timeOf('n', volume.invoices),
        updatedAt: timeOf('n', volume.invoices),
      },
      series(volume.invoices),
    ),
    insert(
      'Activity',
      {
        id: id('act', 'n'),
        workspaceId: quoted,
        actorId: `CASE WHEN n % 4 = 0 THEN NULL ELSE '${userId}' END`,
        action: pick('n', ['project_created', 'media_uploaded', 'staging_job_created', 'invoice_created']),
        entityType: pick('n', ['project', 'media', 'staging_job', 'invoice']),
        entityId: `CASE n % 4
          WHEN 0 THEN ${id('proj', `n % ${volume.projects} + 1`)}
          WHEN 1 THEN ${id('med', `'upload ' || (n % ${volume.files} + 1)`)}
          WHEN 2 THEN ${id('job', `n % ${volume.jobs} + 1`)}
          ELSE ${id('inv', `n % ${volume.invoices} + 1`)} END`,
        description: `'What was done, number ' || n`,
        createdAt: timeOf('n', volume.activities),
      },
      series(volume.activities),
    ),
  ];
}

/** A report of the usual size: some twenty pieces with their outlines. */
const WHOLE_REPORT = {
  ...REPORT,
  furniture: REPORT.furniture.flatMap((piece) => Array.from({ length: 20 }, (_, k) => ({ ...piece, id: `piece${k}` }))),
};

/** Fills one workspace. Needs a superuser: triggers and foreign keys are not checked row by row. */
export async function fillWorkspace(client: pg.Client, filled: Filled, { reports = true } = {}): Promise<void> {
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  for (const sql of statements(filled)) {
    const values = sql.includes('$2') ? [REPORT.room, reports ? WHOLE_REPORT : REPORT] : [];
    await client.query(
      sql,
      values.map((value) => JSON.stringify(value)),
    );
  }
  await client.query('COMMIT');
}

/** Adds workspaces of the small size, each with one owner who never signs in. */
export async function addOthers(client: pg.Client, count = OTHERS): Promise<void> {
  for (let number = 0; number < count; number++) {
    const [workspaceId, userId] = [
      `org_${String(number).padStart(20, '0')}`,
      `usr_${String(number).padStart(20, '0')}`,
    ];
    await client.query(`INSERT INTO "Workspace" ("id", "name") VALUES ($1, 'Other')`, [workspaceId]);
    await client.query(
      `INSERT INTO "User" ("id", "name", "email", "updatedAt") VALUES ($1, 'Other', $1 || '@example.com', now())`,
      [userId],
    );
    await fillWorkspace(client, { workspaceId, userId, volume: VOLUMES.small }, { reports: false });
  }
}
