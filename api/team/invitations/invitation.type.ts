import { INVITATIONS_FROM_ADDRESS, takeAttempt } from '../../accounts/attempts.js';
import { User } from '../../accounts/user.type.js';
import { hashOfToken } from '../../accounts/linkToken.js';
import { Workspace } from '../../accounts/workspace.type.js';
import { workspacePayload } from '../../accounts/workspacePayload.js';
import type { MembershipRole as Role } from '../../db/generated/enums.js';
import { rateLimited, TooManyAttemptsError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { signedIn, type GraphQLContext } from '../../graphql/context.js';
import { MembershipRole } from '../membership.type.js';
import { openInvitations } from './invitationLink.js';

export const Invitation = builder.prismaNode('Invitation', {
  description: 'That somebody may come into the workspace, by a link that works once.',
  id: { field: 'id' },
  // never select the hash of its token
  select: { id: true, email: true, role: true, createdAt: true, expiresAt: true },
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'Where it is sent; null: it is passed on by hand.' }),
    role: t.expose('role', { type: MembershipRole, description: 'What they will be.' }),
    invitedBy: t.relation('invitedBy', { type: User, description: 'Who invites.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The link does not work afterwards.' }),
  }),
});

interface Withdrawing {
  readonly workspaceId: string;
  /** ids of invitations */
  readonly withdrawn: readonly string[];
}

/** The payload of a change by which invitations may stop working. */
export function withdrawingPayload(name: string, description: string) {
  const payload = workspacePayload<Withdrawing>(name, description);
  builder.objectField(payload, 'withdrawnInvitations', (t) =>
    t.prismaField({
      type: [Invitation],
      description: 'The person’s invitations that stop working by it: those that they may not make any more.',
      resolve: (query, { workspaceId, withdrawn }, _args, { services }) =>
        services.prisma.invitation.findMany({
          ...query,
          where: { workspaceId, id: { in: [...withdrawn] } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    }),
  );
  return payload;
}

const MOST = 200;

builder.objectField(Workspace, 'invitations', (t) =>
  t.prismaField({
    type: [Invitation],
    description:
      'Those that can still be accepted, the newest first; none of a workspace that the caller does not work in now.',
    resolve: (query, { id }, _args, context) =>
      context.services.prisma.invitation.findMany({
        ...query,
        where: { AND: [{ workspaceId: id }, { workspaceId: signedIn(context).workspaceId }], ...openInvitations() },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST,
      }),
  }),
);

interface Preview {
  readonly workspace: { readonly name: string };
  readonly invitedBy: { readonly firstName: string };
  readonly role: Role;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
}

const InvitationPreview = builder.objectRef<Preview>('InvitationPreview').implement({
  description: 'What whoever has the link of an invitation may know of it.',
  fields: (t) => ({
    workspaceName: t.string({ description: 'Where to.', resolve: ({ workspace }) => workspace.name }),
    inviterFirstName: t.string({
      description: 'Who invites; empty where it is not known.',
      resolve: ({ invitedBy }) => invitedBy.firstName,
    }),
    role: t.expose('role', { type: MembershipRole, description: 'What they will be.' }),
    isOpen: t.boolean({
      description: 'It can still be accepted: it was neither used nor revoked, and is not older than seven days.',
      resolve: ({ acceptedAt, revokedAt, expiresAt }) => !acceptedAt && !revokedAt && expiresAt > new Date(),
    }),
  }),
});

const TOKEN = /^[\w-]{43}$/;

/** Strangers may not guess at links without end. @throws GraphQLError */
async function countLook({ services: { prisma }, network }: GraphQLContext): Promise<void> {
  try {
    await takeAttempt(prisma, INVITATIONS_FROM_ADDRESS, network);
  } catch (error) {
    throw error instanceof TooManyAttemptsError ? rateLimited(error) : error;
  }
}

builder.queryField('invitation', (t) =>
  t.field({
    type: InvitationPreview,
    nullable: true,
    description: 'The invitation of a link, for anybody who has it; null where there is none.',
    args: { token: t.arg.string({ required: true, description: 'The end of the link.' }) },
    resolve: async (_root, { token }, context) => {
      if (!TOKEN.test(token)) return null;
      await countLook(context);
      return context.services.prisma.invitation.findUnique({
        where: { tokenHash: hashOfToken(token) },
        select: {
          role: true,
          acceptedAt: true,
          revokedAt: true,
          expiresAt: true,
          workspace: { select: { name: true } },
          invitedBy: { select: { firstName: true } },
        },
      });
    },
  }),
);
