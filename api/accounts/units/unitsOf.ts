import type { Units } from '../../db/generated/client.js';
import type { Caller } from '../../domain/caller.js';
import type { Services } from '../../services.js';

export type { Units };

/** What has to be read of a workspace to know its units. */
export const UNITS = { units: true, currency: true } as const;

interface UnitsRow {
  /** as an owner chose; null: as the currency has it */
  readonly units: Units | null;
  /** ISO 4217 */
  readonly currency: string;
}

/** Who is paid in dollars of the United States measures in feet. */
export const unitsByCurrency = (currency: string): Units => (currency === 'USD' ? 'imperial' : 'metric');

/** In which a workspace's lengths are shown. */
export const unitsOf = ({ units, currency }: UnitsRow): Units => units ?? unitsByCurrency(currency);

/** In which lengths are shown to a caller. */
export async function unitsOfCaller(
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  { prisma }: Pick<Services, 'prisma'>,
): Promise<Units> {
  return unitsOf(await prisma.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: UNITS }));
}
