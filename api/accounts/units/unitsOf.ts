import type { Units } from '../../db/generated/client.js';
import type { Caller } from '../../domain/caller.js';
import type { Services } from '../../services.js';

export type { Units };

/** The columns that determine a workspace's units. */
export const UNITS = { units: true, currency: true } as const;

interface UnitsRow {
  /** as an owner chose; null: determined by the currency */
  readonly units: Units | null;
  /** ISO 4217 */
  readonly currency: string;
}

/** Feet for workspaces that are paid in US dollars, else metres. */
export const unitsByCurrency = (currency: string): Units => (currency === 'USD' ? 'imperial' : 'metric');

/** The units in which a workspace's lengths are shown. */
export const unitsOf = ({ units, currency }: UnitsRow): Units => units ?? unitsByCurrency(currency);

/** The units in which lengths are shown to a caller. */
export async function unitsOfCaller(
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  { prisma }: Pick<Services, 'prisma'>,
): Promise<Units> {
  return unitsOf(await prisma.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: UNITS }));
}
