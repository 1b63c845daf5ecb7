import { z } from 'zod';
import { batched } from '../../graphql/batch.js';
import type { GraphQLContext } from '../../graphql/context.js';
import type { RefusalCode } from '../../stager/contract.js';
import { warnings } from '../columns/columnReader.js';

/** Refusals that a drawn floor can resolve. */
const REFUSALS: readonly RefusalCode[] = ['no_floor', 'low_confidence', 'not_a_room', 'furnished', 'nothing_fits'];
/** Warnings that a person should check with a drawn floor. */
const WARNINGS = ['low_confidence', 'scale_assumed', 'scale_doubted'];

interface Outcome {
  readonly failureCode: string | null;
  /** the shown proof */
  readonly proofMediaId: string | null;
}

/** Whether a drawn floor would make the image stageable, or improve it. */
export async function outlineHelps({ failureCode, proofMediaId }: Outcome, context: GraphQLContext): Promise<boolean> {
  if (failureCode !== null) return REFUSALS.some((code) => code === failureCode);
  if (proofMediaId === null) return false;
  const codes = await batched({ context, what: 'warnings of proofs', key: proofMediaId }, (ids) =>
    warningsOf(context, ids),
  );
  return codes?.some((code) => WARNINGS.includes(code)) ?? false;
}

const rows = z.array(z.object({ id: z.string(), warnings: warnings.nullable() }));

/** The warnings' codes alone, because the whole reports of a list's images are large. */
async function warningsOf({ services }: GraphQLContext, proofMediaIds: readonly string[]) {
  const found = rows.parse(
    await services.prisma.$queryRaw`
      SELECT "proofMediaId" AS "id", "report"->'warnings' AS "warnings" FROM "StagingRound"
      WHERE "proofMediaId" = ANY(${proofMediaIds}::text[])`,
  );
  return new Map(found.map((row) => [row.id, row.warnings?.map(({ code }) => code) ?? []]));
}
