import type { Person } from '../../domain/caller.js';
import type { Services } from '../../services.js';
import type { PersonKind } from './kinds.js';

interface Preference {
  readonly kind: PersonKind;
  readonly wanted: boolean;
}

/** The person's wishes, in the order of the kinds; without a row they want the mails. */
export async function readPreferences(
  { userId }: Person,
  { prisma }: Pick<Services, 'prisma'>,
  kinds: readonly PersonKind[],
): Promise<Preference[]> {
  const rows = await prisma.mailPreference.findMany({ where: { userId, wanted: false } });
  const unwanted = new Set<string>(rows.map(({ kind }) => kind));
  return kinds.map((kind) => ({ kind, wanted: !unwanted.has(kind) }));
}
