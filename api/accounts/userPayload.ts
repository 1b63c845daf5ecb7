import { builder } from '../graphql/builder.js';
import { User } from './user.type.js';

export interface OfPerson {
  readonly userId: string;
}

interface Descriptions {
  readonly description: string;
  /** describes the `user` field */
  readonly user: string;
}

/** The payload type of a change to one's own account: the person, read after the change. */
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
