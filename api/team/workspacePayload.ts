import { Workspace } from '../accounts/workspace.type.js';
import { builder } from '../graphql/builder.js';

/** The payload of a change that names a workspace, read after the change. */
export function workspacePayload(name: string, description: string) {
  return builder.objectRef<{ readonly workspaceId: string }>(name).implement({
    description,
    fields: (t) => ({
      workspace: t.prismaField({
        type: Workspace,
        description: 'As it is now.',
        resolve: (query, { workspaceId }, _args, { services }) =>
          services.prisma.workspace.findUniqueOrThrow({ ...query, where: { id: workspaceId } }),
      }),
    }),
  });
}
