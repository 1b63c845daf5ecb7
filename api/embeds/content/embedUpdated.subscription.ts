import { notFound } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { signedIn } from '../../graphql/context.js';
import { EmbedJob, EmbedView } from './embedView.type.js';
import { watchEmbed, type EmbedUpdate } from './embedWatch.js';
import { findOpenEmbed, type OpenEmbed } from './openEmbed.js';
import { requireView, seesFreely } from './requireView.js';
import type { BoardJob } from './readContent.js';

interface Shown {
  readonly embed: OpenEmbed;
  readonly job: BoardJob | null;
}

const EmbedUpdateType = builder.objectRef<Shown>('EmbedUpdate').implement({
  description: 'A change of what an embed shows.',
  fields: (t) => ({
    embed: t.expose('embed', { type: EmbedView, description: 'What it shows now.' }),
    job: t.expose('job', {
      type: EmbedJob,
      nullable: true,
      description: 'Of a board: the job that changed; null for the present state, with which it begins.',
    }),
  }),
});

builder.subscriptionField('embedUpdated', (t) =>
  t.field({
    type: EmbedUpdateType,
    description: 'What an embed shows, and every change of it. Figures do not change by themselves.',
    args: {
      id: t.arg.id({ required: true, description: 'The id of the embed.' }),
      token: t.arg.string({ description: 'A signed token, where it needs one and the key is publishable.' }),
    },
    subscribe: async (_root, { id, token }, context) => {
      const caller = signedIn(context);
      const { services } = context;
      // Watch before reading, so that no change is missed in between.
      const watcher = watchEmbed({ services, caller, id });
      try {
        const embed = await findOpenEmbed(services, id, caller);
        if (!embed) throw notFound('Embed not found.');
        await requireView(services.env, { caller, embed, token });
        watcher.tell({ embed, job: null });
        return watcher;
      } catch (error) {
        await watcher.return();
        throw error;
      }
    },
    resolve: (update, { token }, context) => {
      const { embed, job } = update as EmbedUpdate;
      const caller = signedIn(context);
      if (!embed) throw notFound('Embed not found.');
      // at once, because a program may watch a thousand of them
      if (seesFreely(caller, embed)) return { embed, job };
      // the token is read again for every change, because it ends
      return requireView(context.services.env, { caller, embed, token }).then(() => ({ embed, job }));
    },
  }),
);
