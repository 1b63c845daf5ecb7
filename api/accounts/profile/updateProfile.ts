import type { Services } from '../../services.js';
import type { Person } from '../../domain/caller.js';
import type { Names } from './profile.rules.js';
import { writeOfPerson } from '../../domain/write.js';

/** Changes the person's name. A field that is left out stays; an empty one is cleared. */
export async function updateProfile(
  { userId }: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { firstName, lastName }: Names,
): Promise<void> {
  await writeOfPerson(prisma, userId, async (tx) => {
    const data = { firstName: firstName ?? undefined, lastName: lastName ?? undefined };
    const names = await tx.user.update({ where: { id: userId }, data });
    await tx.user.update({
      where: { id: userId },
      data: { name: `${names.firstName} ${names.lastName}`.trim() },
    });
  });
}
