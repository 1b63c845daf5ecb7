import type { Person } from '../../domain/caller.js';
import { ValidationError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import type { PersonKind } from './kinds.js';
import { setPreference } from './setPreference.js';
import { writeOfPerson } from '../../domain/write.js';

interface Preference {
  readonly kind: PersonKind;
  readonly wanted: boolean;
}

/**
 * Changes which mails the caller gets, in all their workspaces. Kinds that are not given stay.
 * @throws ValidationError when a kind is given twice
 */
export async function updateMailPreferences(
  { userId }: Person,
  { prisma }: Pick<Services, 'prisma'>,
  preferences: readonly Preference[],
): Promise<{ userId: string }> {
  if (new Set(preferences.map(({ kind }) => kind)).size < preferences.length) {
    throw new ValidationError([{ path: 'preferences', message: 'Name each kind of mail once' }]);
  }
  await writeOfPerson(prisma, userId, async (tx) => {
    for (const { kind, wanted } of preferences) await setPreference(tx, { userId, kind, wanted });
  });
  return { userId };
}
