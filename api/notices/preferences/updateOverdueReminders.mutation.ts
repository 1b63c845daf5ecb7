import { ValidationError } from '../../domain/errors.js';
import { Workspace } from '../../accounts/workspace.type.js';
import { workspacePayload } from '../../accounts/workspacePayload.js';
import { builder } from '../../graphql/builder.js';
import { updateOverdueReminders } from './updateOverdueReminders.js';

builder.prismaObjectFields(Workspace, (t) => ({
  overdueReminders: t.exposeBoolean('overdueReminders', {
    description:
      'Whether recipients of its overdue invoices are reminded by mail: when they become overdue, and a week after.',
  }),
}));

const UpdateOverdueRemindersInput = builder.inputType('UpdateOverdueRemindersInput', {
  description: 'Whether recipients of overdue invoices are to be reminded.',
  fields: (t) => ({ wanted: t.boolean({ required: true, description: 'False: nobody is reminded.' }) }),
});

const UpdateOverdueRemindersPayload = workspacePayload(
  'UpdateOverdueRemindersPayload',
  'Reminders are sent or not from now on.',
);

builder.mutationField('updateOverdueReminders', (t) =>
  t.withAuth({ member: true }).field({
    type: UpdateOverdueRemindersPayload,
    description: 'Changes whether recipients of the workspace’s overdue invoices are reminded; for its owners.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: UpdateOverdueRemindersInput, required: true, description: 'The wish.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      await updateOverdueReminders(caller, services, input.wanted);
      return { workspaceId: caller.workspaceId };
    },
  }),
);
