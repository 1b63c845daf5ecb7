import { Viewer } from '../../accounts/viewer.query.js';
import { builder } from '../../graphql/builder.js';
import { connectionType, connectRows } from '../../graphql/connection.js';
import { openPublicPages, visiblePublicLinks } from './publicLink.access.js';
import { PublicLink } from './publicLink.type.js';

const PublicLinkConnection = connectionType('PublicLink', 'public links', PublicLink);

builder.objectField(Viewer, 'publicPages', (t) =>
  t.field({
    type: PublicLinkConnection,
    description: 'The public pages of delivered pictures that are open, also of deleted projects; the newest first.',
    args: t.arg.connectionArgs(),
    resolve: (caller, args, context, info) =>
      connectRows({ args, context, info, type: PublicLink }, context.services.prisma.publicLink, {
        AND: [visiblePublicLinks(caller), openPublicPages()],
      }),
  }),
);
