import { createHash } from 'node:crypto';
import { oneRow } from '../db/oneRow.js';
import type { PrismaClient } from '../db/client.js';

export interface KeyLimits {
  /** seconds after which both counts begin anew */
  readonly window: number;
  readonly requests: number;
  /** see graphql/cost.ts */
  readonly cost: number;
}

export interface Amounts {
  requests: number;
  cost: number;
}

interface TakenUse {
  /** names the window; another one has other counts */
  readonly window: number;
  /** milliseconds */
  readonly endsIn: number;
  /** of what was asked, what there was */
  readonly granted: Readonly<Amounts>;
  /** what is left for everybody */
  readonly free: Readonly<Amounts>;
}

interface Asked {
  /** whose use counts together */
  readonly holder: string;
  readonly limits: KeyLimits;
  readonly amounts: Readonly<Amounts>;
}

/** Takes requests and cost of a key's limits, in one statement, so that all processes together take no more. */
export async function takeUse(
  prisma: Pick<PrismaClient, '$queryRaw' | '$executeRaw'>,
  { holder, limits, amounts }: Asked,
): Promise<TakenUse> {
  const id = createHash('sha256').update(holder).digest('hex');
  const rows = await prisma.$queryRaw<(Amounts & Pick<TakenUse, 'window' | 'endsIn'>)[]>`
    INSERT INTO "KeyUse" AS u ("id", "requests", "cost", "endsAt")
    VALUES (${id}, ${amounts.requests}, ${amounts.cost},
      (now() AT TIME ZONE 'utc') + make_interval(secs => ${limits.window}))
    ON CONFLICT ("id") DO UPDATE SET
      "requests" = EXCLUDED."requests" +
        CASE WHEN u."endsAt" <= now() AT TIME ZONE 'utc' THEN 0 ELSE least(u."requests", ${limits.requests}) END,
      "cost" = EXCLUDED."cost" +
        CASE WHEN u."endsAt" <= now() AT TIME ZONE 'utc' THEN 0 ELSE least(u."cost", ${limits.cost}) END,
      "endsAt" = CASE WHEN u."endsAt" <= now() AT TIME ZONE 'utc' THEN EXCLUDED."endsAt" ELSE u."endsAt" END
    RETURNING "requests", "cost", (extract(epoch FROM "endsAt") * 1000)::float8 AS "window",
      (extract(epoch FROM "endsAt" - now() AT TIME ZONE 'utc') * 1000)::float8 AS "endsIn"`;
  const { requests, cost, window, endsIn } = oneRow(rows);
  // The first of a window removes ended ones, so the table stays small.
  const isFirst = requests === amounts.requests && cost === amounts.cost;
  if (isFirst) await prisma.$executeRaw`DELETE FROM "KeyUse" WHERE "endsAt" < now() AT TIME ZONE 'utc'`;
  const granted = {
    requests: grantedOf(limits.requests, requests, amounts.requests),
    cost: grantedOf(limits.cost, cost, amounts.cost),
  };
  const free = { requests: Math.max(0, limits.requests - requests), cost: Math.max(0, limits.cost - cost) };
  return { window, endsIn, granted, free };
}

/** @param taken in all, with what was asked */
const grantedOf = (limit: number, taken: number, asked: number) =>
  Math.max(0, Math.min(asked, limit - (taken - asked)));
