/**
 * Exports all data of a person as one JSON document, in pieces because it may be large. It contains no secrets; of
 * workspaces that others own it contains only the membership.
 */
import { Prisma } from '../db/generated/client.js';
import type { Services } from '../services.js';
import type { Person } from '../domain/caller.js';
import { deviceOf } from '../accounts/sessions/deviceOf.js';
import { ownWorkspaces } from './ownWorkspaces.js';

const AT_ONCE = 200;

type ExportServices = Pick<Services, 'prisma' | 'store' | 'env'>;

interface Row {
  readonly id: string;
}

/** Reads rows after an id, in the order of the ids. */
type ReadPage = (page: {
  readonly where: { readonly id: { readonly gt: string } };
  readonly orderBy: { readonly id: 'asc' };
  readonly take: number;
}) => Promise<readonly Row[]>;

/** @returns the document in pieces */
export async function* exportAccount(caller: Person, services: ExportServices): AsyncGenerator<string> {
  const { prisma } = services;
  yield `{"exportedAt":${json(new Date())},"user":${json(await personOf(caller, services))},"workspaces":[`;
  const workspaces = await prisma.workspace.findMany({ where: ownWorkspaces(caller.userId), orderBy: { id: 'asc' } });
  for (const [number, workspace] of workspaces.entries()) {
    yield `${number > 0 ? ',' : ''}{"workspace":${json(workspace)}`;
    for (const [name, read] of Object.entries(listsOf(services, workspace.id))) {
      yield `,${json(name)}:[`;
      yield* pages(read);
      yield ']';
    }
    yield '}';
  }
  yield ']}\n';
}

async function* pages(read: ReadPage): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await read({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    yield (after === '' ? '' : ',') + rows.map(json).join(',');
    after = last.id;
  }
}

async function personOf({ userId }: Person, { prisma }: ExportServices) {
  const { accounts, memberships, sessions, ...user } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      accounts: { select: { providerId: true, createdAt: true } },
      memberships: {
        select: {
          role: true,
          createdAt: true,
          activitiesSeenAt: true,
          workspace: { select: { id: true, name: true } },
        },
      },
      mailPreferences: { select: { kind: true, wanted: true, updatedAt: true } },
      sessions: { select: { userAgent: true, ipAddress: true, createdAt: true, updatedAt: true } },
    },
  });
  return {
    ...user,
    signInMethods: accounts,
    memberships,
    sessions: sessions.map(({ userAgent, ...session }) => ({ device: deviceOf(userAgent), ...session })),
  };
}

/** The workspace's lists by name, including deleted projects, because they are still stored. */
function listsOf(services: ExportServices, workspaceId: string): Readonly<Record<string, ReadPage>> {
  const { prisma } = services;
  return {
    projects: ({ where, ...page }) => prisma.project.findMany({ ...page, where: { ...where, workspaceId } }),
    media: async ({ where, ...page }) => {
      const rows = await prisma.media.findMany({ ...page, where: { ...where, workspaceId } });
      return Promise.all(rows.map((row) => withFile(services, row)));
    },
    stagingJobs: ({ where, ...page }) =>
      prisma.stagingJob.findMany({
        ...page,
        where: { ...where, workspaceId },
        include: {
          items: {
            omit: { firstPassKey: true },
            include: { rounds: { omit: { cleanKey: true, maskKey: true, piecesKey: true } } },
          },
          revisions: { include: { items: { select: { id: true } } } },
        },
      }),
    invoices: ({ where, ...page }) =>
      prisma.invoice.findMany({ ...page, where: { ...where, workspaceId }, include: { items: true, payment: true } }),
    invitations: ({ where, ...page }) =>
      prisma.invitation.findMany({ ...page, where: { ...where, workspaceId }, omit: { tokenHash: true } }),
    activities: ({ where, ...page }) => prisma.activity.findMany({ ...page, where: { ...where, workspaceId } }),
  };
}

type MediaRow = Prisma.MediaGetPayload<object>;

/** Replaces the store's keys by a link. */
async function withFile({ store, env }: ExportServices, media: MediaRow) {
  const { objectKey, losslessKey, thumbnailKey: _thumbnail, previewKey: _preview, ...row } = media;
  const link = async (key: string | null) =>
    key && new URL(await store.signGet(key, { downloadName: row.originalName }), env.publicUrl).href;
  return { ...row, downloadUrl: await link(objectKey), losslessUrl: await link(losslessKey) };
}

/** JSON with money as text with two decimals, as in the API. */
function json(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name, given: unknown) {
    // Decimal's toJSON has already run at this point: the original value is in its holder.
    const held = this[name];
    return Prisma.Decimal.isDecimal(held) ? (held as Prisma.Decimal).toFixed(2) : given;
  });
}
