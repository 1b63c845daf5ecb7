import { ConflictError, TooManyAttemptsError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { MembershipRole } from '../membership.type.js';
import { workspacePayload } from '../../accounts/workspacePayload.js';
import { newInvitation } from './invitation.rules.js';
import { Invitation } from './invitation.type.js';
import { inviteColleague, type Invited } from './inviteColleague.js';

const InviteColleagueInput = builder
  .inputType('InviteColleagueInput', {
    description: 'Whom to invite.',
    fields: (t) => ({
      email: t.string({
        description: 'Where to mail the link, if this server sends mail; left out: pass it on yourself.',
      }),
      role: t.field({ type: MembershipRole, required: true, description: 'What they will be. Owners are for owners.' }),
    }),
  })
  .validate(newInvitation);

const InviteColleaguePayload = workspacePayload<Invited>('InviteColleaguePayload', 'The link was made.');

builder.objectFields(InviteColleaguePayload, (t) => ({
  invitation: t.prismaField({
    type: Invitation,
    description: 'It waits to be accepted.',
    resolve: (query, { id }, _args, { services }) =>
      services.prisma.invitation.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  link: t.exposeString('link', {
    description: 'Whoever opens it can join, once, within seven days. It is shown this once.',
  }),
  isMailed: t.exposeBoolean('isMailed', { description: 'It is mailed to the address too.' }),
}));

builder.mutationField('inviteColleague', (t) =>
  t.withAuth({ person: true }).field({
    type: InviteColleaguePayload,
    description: 'Invites somebody into the workspace; an earlier invitation to the same address is revoked.',
    errors: { types: [ValidationError, ConflictError, TooManyAttemptsError] },
    args: { input: t.arg({ type: InviteColleagueInput, required: true, description: 'Whom, and as what.' }) },
    resolve: (_root, { input }, { caller, services }) => inviteColleague(caller, services, input),
  }),
);
