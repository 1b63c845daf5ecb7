import { Prisma } from '../../db/generated/client.js';
import type { PrismaClient } from '../../db/client.js';

/**
 * Deliveries that a process sends to one endpoint at a time. One that fails gets one at a time until it accepts
 * something, so that endpoints that do not answer leave the places to others.
 */
export const PLACES = { usual: 16, failing: 1 } as const;

/** Milliseconds after which another worker may send what this one has taken: longer than a try lasts. */
export const LEASE_MS = 30_000;

const WITH_ALL = { event: true, endpoint: true } as const satisfies Prisma.WebhookDeliveryInclude;

/** A delivery that this process sends now. Its `dueAt` is the end of its lease, and known to this process alone. */
export type ClaimedDelivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof WITH_ALL }>;

interface Claim {
  /** null: of all */
  readonly workspaceIds: readonly string[] | null;
  /** deliveries that this process is sending, by endpoint */
  readonly busy: ReadonlyMap<string, number>;
  readonly most: number;
}

/**
 * Takes deliveries that are due, of each lane at most the first one that waits. No other worker gets them for a time.
 */
export async function claim(prisma: PrismaClient, { workspaceIds, busy, most }: Claim): Promise<ClaimedDelivery[]> {
  const ofWorkspaces = workspaceIds ? Prisma.sql`AND e."workspaceId" = ANY(${workspaceIds})` : Prisma.empty;
  const taken = await prisma.$queryRaw<{ id: string }[]>`
    WITH next AS (
      SELECT due."id" FROM "WebhookEndpoint" e
      LEFT JOIN unnest(${[...busy.keys()]}::text[], ${[...busy.values()]}::int[]) AS busy("id", "count")
        ON busy."id" = e."id"
      CROSS JOIN LATERAL (
        SELECT d."id" FROM "WebhookDelivery" d
        WHERE d."endpointId" = e."id" AND d."state" = 'waiting' AND d."dueAt" <= now() AT TIME ZONE 'utc'
          AND NOT EXISTS (
            SELECT FROM "WebhookDelivery" before
            WHERE before."endpointId" = d."endpointId" AND before."lane" = d."lane" AND before."state" = 'waiting'
              AND before."position" < d."position")
        ORDER BY d."dueAt", d."position"
        LIMIT greatest(0, CASE WHEN e."failingSince" IS NULL THEN ${PLACES.usual}::int ELSE ${PLACES.failing}::int END
          - coalesce(busy."count", 0))
        FOR UPDATE SKIP LOCKED
      ) due
      WHERE e."offReason" IS NULL ${ofWorkspaces}
      LIMIT ${most}
    )
    UPDATE "WebhookDelivery" d
    SET "dueAt" = now() AT TIME ZONE 'utc' + make_interval(secs => ${LEASE_MS / 1000})
    FROM next WHERE d."id" = next."id"
    RETURNING d."id"`;
  if (taken.length === 0) return [];
  return prisma.webhookDelivery.findMany({
    where: { id: { in: taken.map(({ id }) => id) } },
    include: WITH_ALL,
    orderBy: { position: 'asc' },
  });
}
