import { builder } from '../graphql/builder.js';
import { User } from './user.type.js';

export interface OfPerson {
  readonly userId: string;
}

interface Descriptions {
  readonly description: string;
  /** of the person in it */
  readonly user: string;
}

/** What a change of one's own account answers: the person, read after it. */
export function userPayload<Shape extends OfPerson = OfPerson>(name: string, { description, user }: Descriptions) {
  return builder.objectRef<Shape>(name).implement({
    description,
    fields: (t) => ({
      user: t.prismaField({
        type: User,
        description: user,
        resolve: (query, { userId }, _args, { services }) =>
          services.prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });
}
