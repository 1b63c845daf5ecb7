/**
 * Rows that the benches' workspaces lack: each state of a job, an image and an invoice, revisions, films, payments,
 * drawn floors, sessions. Each is found by its number in its list by time, so every run makes the same ones.
 */
import type pg from 'pg';
import { elementAt } from '../../test/elements.js';
import { OUTCOME } from '../../test/staged.js';
import { idOf, type Person } from './people.js';

/** Numbers of jobs, from 1: the oldest. */
const JOBS = { queued: 50, processing: 49, failed: 48, waitsForReview: 47, approved: 46, revised: 45, reviewed: 44 };

const OUTLINE = {
  version: 1,
  corners: [
    [0, 0.88],
    [0.2, 0.66],
    [0.8, 0.66],
    [1, 0.88],
    [1, 1],
    [0, 1],
  ],
  horizon: [0.46, 0.46],
  ceilingHeight: 2.6,
};
const READING = { version: 1, ...OUTCOME.room };

const DOUBTFUL = JSON.stringify([
  { code: 'scale_assumed', message: 'The ceiling is taken to be 2.6 m high.' },
  { code: 'dark', message: 'The photo is dark.' },
]);

interface Place {
  readonly client: pg.Client;
  readonly owner: Person;
  /** of somebody else who did things there */
  readonly otherId: string;
  /** makes ids of the rows differ between workspaces */
  readonly base: number;
}

/** A live worker, without which nothing tells when photos will be ready. */
export async function addWorker(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO queue.instance ("id", "host", "pid", "version", "node_version", "heartbeat_seconds", "supervise",
       "schedule", "migrate", "persist_queue_stats", "persist_warnings", "workers", "started_on", "heartbeat_on")
     VALUES ('00000000-0000-4000-8000-000000000001', 'worker', 1, '1', '1', 60, false, false, false, false, false,
       '[{"name": "stage"}]', now(), now() + interval '1 year')`,
  );
}

export async function addRareRows(place: Place): Promise<void> {
  const { client } = place;
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  for (const add of [addJobs, addMedia, addInvoices, addActivities, addProjects, addAccount]) await add(place);
  await client.query('COMMIT');
}

async function idsIn(client: pg.Client, table: string, workspaceId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "${table}" WHERE "workspaceId" = $1 ORDER BY "createdAt", "id"`,
    [workspaceId],
  );
  return rows.map(({ id }) => id);
}

async function addJobs({ client, owner, base }: Place): Promise<void> {
  const ids = await idsIn(client, 'StagingJob', owner.workspaceId);
  const job = (name: keyof typeof JOBS) => elementAt(ids, JOBS[name] - 1);
  const set = (name: keyof typeof JOBS, columns: string) =>
    client.query(`UPDATE "StagingJob" SET ${columns} WHERE "id" = $1`, [job(name)]);
  const setItems = (name: keyof typeof JOBS, columns: string, { position = null as number | null } = {}) =>
    client.query(`UPDATE "StagingItem" SET ${columns} WHERE "jobId" = $1 AND ($2::int IS NULL OR "position" = $2)`, [
      job(name),
      position,
    ]);
  const forget = async (name: keyof typeof JOBS, origins: readonly ('proof' | 'final')[]) => {
    for (const origin of origins) {
      await client.query(
        `DELETE FROM "Media" m USING "StagingItem" i WHERE i."jobId" = $1 AND m."id" = i."${origin}MediaId"`,
        [job(name)],
      );
      await setItems(name, `"${origin}MediaId" = NULL`);
    }
    if (origins.includes('proof')) {
      await client.query(
        `DELETE FROM "StagingRound" r USING "StagingItem" i WHERE i."jobId" = $1 AND r."itemId" = i."id"`,
        [job(name)],
      );
    }
  };
  await client.query(
    `UPDATE "StagingJob" SET "notes" = 'No plants, two armchairs.', "preserveWalls" = true
     WHERE "workspaceId" = $1 AND right("id", 1) < '5'`,
    [owner.workspaceId],
  );
  await client.query(
    `UPDATE "StagingRound" r SET "seconds" = 10 + ascii(right(r."id", 1)) % 7, "storedBytes" = 900000
     FROM "StagingItem" i JOIN "StagingJob" j ON j."id" = i."jobId" WHERE i."id" = r."itemId" AND j."workspaceId" = $1`,
    [owner.workspaceId],
  );

  await forget('queued', ['proof', 'final']);
  await set('queued', `"status" = 'queued', "round" = 0`);
  await setItems('queued', `"state" = 'waiting', "progress" = 0`);

  await forget('processing', ['proof', 'final']);
  await set('processing', `"status" = 'processing'`);
  await setItems('processing', `"state" = 'waiting', "progress" = 0`);
  const pass = `'${owner.workspaceId}/pass/1.webp'`;
  await setItems('processing', `"state" = 'staging', "progress" = 0.4, "firstPassKey" = ${pass}`, { position: 0 });
  await client.query(
    `INSERT INTO "StagingTurn" ("id", "workspaceId", "itemId", "round", "startTag", "beganAt")
     SELECT '00000000-0000-4000-8000-' || lpad($3::text, 12, '0'), $1, "id", 0, 1, now() FROM "StagingItem"
     WHERE "jobId" = $2 AND "position" = 0`,
    [owner.workspaceId, job('processing'), base],
  );

  await forget('failed', ['proof', 'final']);
  await set('failed', `"status" = 'rework', "failure" = 'None of the photos could be staged.'`);
  const failure = `"state" = 'failed', "failure" = 'No walls or floor can be made out.', "failureCode" = 'no_floor'`;
  await setItems('failed', failure);
  await setItems('failed', `"outline" = '${JSON.stringify(OUTLINE)}'`, { position: 0 });

  await setItems('waitsForReview', `"reading" = '${JSON.stringify(READING)}'`);
  await setItems('waitsForReview', `"outline" = '${JSON.stringify(OUTLINE)}'`, { position: 1 });
  await client.query(
    `UPDATE "StagingRound" r SET "report" = jsonb_set(r."report", '{warnings}', $2::jsonb)
     FROM "StagingItem" i WHERE i."id" = r."itemId" AND i."jobId" = $1 AND i."position" = 0`,
    [job('waitsForReview'), DOUBTFUL],
  );

  await set('approved', `"status" = 'approved'`);
  await client.query(
    `DELETE FROM "Media" m USING "StagingItem" i WHERE i."jobId" = $1 AND i."position" = 1 AND m."id" = i."finalMediaId"`,
    [job('approved')],
  );
  await setItems('approved', `"finalMediaId" = NULL`, { position: 1 });

  await forget('revised', ['final']);
  await set('revised', `"status" = 'rework', "round" = 1`);
  await setItems('revised', `"state" = 'waiting', "progress" = 0`, { position: 0 });
  await addRevision(client, { id: idOf('rev', base), jobId: job('revised'), userId: owner.userId, outcome: 'pending' });

  await forget('reviewed', ['final']);
  await set('reviewed', `"status" = 'proof_ready', "round" = 1`);
  await addRevision(client, {
    id: idOf('rev', base + 1),
    jobId: job('reviewed'),
    userId: owner.userId,
    outcome: 'done',
  });
  await addSecondRound(client, { jobId: job('reviewed'), base, owner });

  const [firstRework = '', secondRework = ''] = [elementAt(ids, 1), elementAt(ids, 24)];
  await client.query(`UPDATE "StagingJob" SET "failure" = 'It was cancelled.' WHERE "id" = $1`, [firstRework]);
  await client.query(`UPDATE "StagingJob" SET "round" = 1 WHERE "id" = $1`, [secondRework]);
  await addRevision(client, {
    id: idOf('rev', base + 2),
    jobId: secondRework,
    userId: owner.userId,
    outcome: 'failed',
  });
}

interface NewRevision {
  readonly id: string;
  readonly jobId: string;
  readonly userId: string;
  readonly outcome: 'pending' | 'done' | 'failed';
}

/** A revision of the job's first image. */
async function addRevision(client: pg.Client, { id, jobId, userId, outcome }: NewRevision): Promise<void> {
  await client.query(
    `INSERT INTO "Revision" ("id", "jobId", "round", "reason", "comments", "style", "outcome", "failure", "requestedBy",
       "createdAt")
     SELECT $1, "id", 1, 'Too dark', 'A lighter sofa, please.', 'japon', $3::"RevisionOutcome",
       CASE WHEN $3 = 'failed' THEN 'None of them could be staged.' END, $4, "createdAt" + interval '1 hour'
     FROM "StagingJob" WHERE "id" = $2`,
    [id, jobId, outcome, userId],
  );
  await client.query(
    `INSERT INTO "_RevisionToStagingItem" ("A", "B")
     SELECT $1, "id" FROM "StagingItem" WHERE "jobId" = $2 AND "position" = 0`,
    [id, jobId],
  );
}

/** The first image's result of the revision, which is shown from then on. */
async function addSecondRound(
  client: pg.Client,
  { jobId, base, owner }: { readonly jobId: string; readonly base: number; readonly owner: Person },
): Promise<void> {
  const [mediaId, roundId] = [idOf('med', base), idOf('rnd', base)];
  const key = (kind: string) => `'${owner.workspaceId}/second/${kind}'`;
  await client.query(
    `INSERT INTO "Media" ("id", "workspaceId", "projectId", "type", "origin", "filename", "originalName", "fileSize",
       "storedBytes", "mimeType", "width", "height", "isWatermarked", "objectKey", "thumbnailKey", "previewKey",
       "createdAt")
     SELECT $2, j."workspaceId", j."projectId", 'image', 'proof', 'f.jpg', 'photo.jpg', 480000, 620000, 'image/jpeg',
       1536, 1024, true, ${key('proof.jpg')}, ${key('thumb.webp')}, ${key('preview.webp')},
       j."createdAt" + interval '2 hours'
     FROM "StagingJob" j WHERE j."id" = $1`,
    [jobId, mediaId],
  );
  await client.query(
    `INSERT INTO "StagingRound" ("id", "itemId", "round", "style", "roomType", "seed", "plan", "room", "report",
       "proofMediaId", "cleanKey", "maskKey", "storedBytes", "seconds", "createdAt")
     SELECT $2, r."itemId", 1, 'japon', r."roomType", 2, r."plan", r."room", r."report", $3, ${key('clean')},
       ${key('mask')}, 800000, 14, j."createdAt" + interval '2 hours'
     FROM "StagingRound" r JOIN "StagingItem" i ON i."id" = r."itemId" JOIN "StagingJob" j ON j."id" = i."jobId"
     WHERE i."jobId" = $1 AND i."position" = 0 AND r."round" = 0`,
    [jobId, roundId, mediaId],
  );
  await client.query(
    `UPDATE "StagingItem" SET "proofMediaId" = $2, "style" = 'japon' WHERE "jobId" = $1 AND "position" = 0`,
    [jobId, mediaId],
  );
}

async function addMedia({ client, owner, base }: Place): Promise<void> {
  const { workspaceId } = owner;
  const projects = await idsIn(client, 'Project', workspaceId);
  for (let k = 0; k < 8; k++) {
    const key = `${workspaceId}/film/${k}`;
    const picture = k % 3 > 0;
    await client.query(
      `INSERT INTO "Media" ("id", "workspaceId", "projectId", "type", "filename", "originalName", "fileSize",
         "storedBytes", "mimeType", "width", "height", "duration", "objectKey", "thumbnailKey", "previewKey", "createdAt")
       VALUES ($1, $2, $3, 'video', 'film.mp4', $4, 9000000, 9100000, 'video/mp4', 1920, 1080, $5, $6, $7, $8,
         now() - interval '1 day' * $9::int)`,
      [
        idOf('med', base + 100 + k),
        workspaceId,
        elementAt(projects, k % 3),
        `Walk 100%_${k} “garden”.mp4`,
        12.5 + k,
        `${key}.mp4`,
        picture ? `${key}.thumb.webp` : null,
        picture ? `${key}.preview.webp` : null,
        k * 9,
      ],
    );
  }
  await client.query(
    `UPDATE "Media" SET "losslessKey" = "workspaceId" || '/lossless/' || "id" || '.png'
     WHERE "workspaceId" = $1 AND "origin" = 'final' AND right("id", 1) < '8'`,
    [workspaceId],
  );
  await client.query(
    `UPDATE "Media" SET "roomType" = 'bedroom' WHERE "workspaceId" = $1 AND "origin" = 'upload' AND right("id", 1) < '6'`,
    [workspaceId],
  );
  await client.query(
    `INSERT INTO "Upload" ("id", "workspaceId", "objectKey", "contentType", "size", "exactSize", "expiresAt")
     VALUES ($1, $2, $2 || '/waiting/1.jpg', 'image/jpeg', 123456, true, now() + interval '1 hour')`,
    [idOf('upl', base), workspaceId],
  );
}

async function addInvoices({ client, owner }: Place): Promise<void> {
  const { workspaceId, userId } = owner;
  const ids = await idsIn(client, 'Invoice', workspaceId);
  const set = (number: number, columns: string) =>
    client.query(`UPDATE "Invoice" SET ${columns} WHERE "id" = $1`, [elementAt(ids, number - 1)]);
  await client.query(
    `UPDATE "Invoice" SET "sellerName" = 'Seller Ltd', "sellerAddress" = E'1 Main Street\\nSpringfield',
       "sellerEmail" = 'seller@example.com', "billToName" = 'Buyer ' || right("invoiceNumber", 2),
       "billToEmail" = 'buyer@example.com', "billToTaxId" = 'T-' || right("invoiceNumber", 2)
     WHERE "workspaceId" = $1`,
    [workspaceId],
  );
  await set(30, `"status" = 'overdue', "paidAt" = NULL, "dueDate" = (now() - interval '5 days')::date`);
  await set(27, `"status" = 'cancelled', "paidAt" = NULL`);
  await set(24, `"status" = 'sent', "paidAt" = NULL, "currency" = 'EUR'`);
  await set(23, `"currency" = 'EUR'`);
  await set(29, `"createdAt" = now() - interval '10 days', "paidAt" = now() - interval '1 day'`);
  await client.query(
    `INSERT INTO "InvoiceItem" ("id", "invoiceId", "position", "description", "amount", "jobId")
     SELECT 'line_' || substr(md5(v."id" || k), 1, 20), v."id", k, 'Line ' || k, v."subtotal" / (k + 1),
       CASE WHEN k = 0 THEN (SELECT j."id" FROM "StagingJob" j WHERE j."projectId" = v."projectId"
         AND j."status" = 'final_delivered' ORDER BY j."createdAt" LIMIT 1) END
     FROM "Invoice" v, generate_series(0, 2) k WHERE v."workspaceId" = $1`,
    [workspaceId],
  );
  await client.query(
    `INSERT INTO "Payment" ("id", "invoiceId", "method", "amount", "currency", "reference", "recordedById", "receivedAt")
     SELECT 'pay_' || substr(md5(v."id"), 1, 20), v."id",
       CASE WHEN right(v."id", 1) < '8' THEN 'stripe' ELSE 'Bank transfer' END, v."total", v."currency",
       CASE WHEN right(v."id", 1) < '8' THEN '' ELSE 'No. ' || right(v."invoiceNumber", 4) END,
       CASE WHEN right(v."id", 1) < '8' THEN NULL ELSE $2 END, v."paidAt"
     FROM "Invoice" v WHERE v."workspaceId" = $1 AND v."status" = 'paid'`,
    [workspaceId, userId],
  );
  await client.query(`INSERT INTO "InvoiceCounter" ("workspaceId", "year", "last") VALUES ($1, 2026, 30)`, [
    workspaceId,
  ]);
}

async function addActivities({ client, owner, otherId }: Place): Promise<void> {
  const { workspaceId, userId } = owner;
  await client.query(
    `UPDATE "Activity" SET "actorId" = $2 WHERE "workspaceId" = $1 AND right("id", 1) < '5' AND "actorId" IS NOT NULL`,
    [workspaceId, otherId],
  );
  await client.query(
    `UPDATE "Activity" SET "entityId" = $2 WHERE "workspaceId" = $1 AND right("id", 1) IN ('a', 'b')`,
    [workspaceId, idOf('proj', 404)],
  );
  await client.query(
    `UPDATE "Membership" SET "activitiesSeenAt" = now() - interval '2 days'
     WHERE "workspaceId" = $1 AND "userId" = $2`,
    [workspaceId, userId],
  );
}

async function addProjects({ client, owner, base }: Place): Promise<void> {
  const { workspaceId } = owner;
  const ids = await idsIn(client, 'Project', workspaceId);
  await client.query(`UPDATE "Project" SET "notes" = E'A quiet street.\\nNo “pets”.', "mlsId" = NULL WHERE "id" = $1`, [
    elementAt(ids, 3),
  ]);
  await client.query(`UPDATE "Project" SET "status" = 'archived' WHERE "id" = $1`, [elementAt(ids, 4)]);
  await client.query(
    `INSERT INTO "Project" ("id", "workspaceId", "address", "tags", "createdAt", "updatedAt")
     VALUES ($1, $2, '100%_ Empty Lane', '{}', now() - interval '3 days', now())`,
    [idOf('proj', base), workspaceId],
  );
}

async function addAccount({ client, owner, base }: Place): Promise<void> {
  const { workspaceId, userId } = owner;
  const sessions = [
    ['Safari/605 iPhone', '1 hour', '20 days'],
    ['Edg/130 Windows', '3 days', '10 days'],
    [null, '40 days', '-1 day'],
  ];
  for (const [k, [agent, age, left]] of sessions.entries()) {
    await client.query(
      `INSERT INTO "Session" ("id", "userId", "token", "expiresAt", "ipAddress", "userAgent", "createdAt", "updatedAt")
       VALUES ($1, $2, $1, now() + $5::interval, '192.0.2.1', $3, now() - $4::interval, now() - $4::interval)`,
      [idOf('ses', base + k), userId, agent, age, left],
    );
  }
  await client.query(
    `INSERT INTO "EmailChange" ("id", "userId", "email", "tokenHash", "expiresAt", "createdAt")
     VALUES ($1, $2, $1 || '@example.com', $1, now() + interval '1 day', now())`,
    [idOf('chg', base), userId],
  );
  await client.query(
    `INSERT INTO "Account" ("id", "userId", "accountId", "providerId", "updatedAt") VALUES ($1, $2, $1, 'oidc', now())`,
    [idOf('acc', base), userId],
  );
  await client.query(
    `UPDATE "Workspace" SET "sellerName" = 'Seller Ltd', "sellerAddress" = '1 Main Street', "sellerTaxId" = 'T-1'
     WHERE "id" = $1`,
    [workspaceId],
  );
}
