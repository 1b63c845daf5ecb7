import { builder } from '../graphql/builder.js';
import { Workspace } from './workspace.type.js';

interface OfWorkspace {
  readonly workspaceId: string;
}

/** The payload of a change that names a workspace, read after the change. */
export function workspacePayload<Shape extends OfWorkspace = OfWorkspace>(name: string, description: string) {
  return builder.objectRef<Shape>(name).implement({
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
