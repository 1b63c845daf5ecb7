import type { Caller } from '../../domain/caller.js';
import { notFound } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { chosen } from '../../graphql/chosen.js';
import { signedIn } from '../../graphql/context.js';
import { sharedByEvent } from '../../graphql/sharedByEvent.js';
import type { BusEvent } from '../../messaging/bus.js';
import type { Services } from '../../services.js';
import { EmbedJob, EmbedView } from './embedView.type.js';
import { findOpenEmbed, type OpenEmbed } from './openEmbed.js';
import { jobOf, type BoardJob } from './readContent.js';
import { requireView } from './requireView.js';

interface Update {
  /** null: it was switched off, or deleted */
  readonly embed: OpenEmbed | null;
  /** of a board: what changed */
  readonly job: BoardJob | null;
}

interface Shown {
  readonly embed: OpenEmbed;
  readonly job: BoardJob | null;
}

const EmbedUpdate = builder.objectRef<Shown>('EmbedUpdate').implement({
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
    type: EmbedUpdate,
    description: 'What an embed shows, and every change of it. Figures do not change by themselves.',
    args: {
      id: t.arg.id({ required: true, description: 'The embed’s.' }),
      token: t.arg.string({ description: 'A signed token, where it needs one and the key is publishable.' }),
    },
    subscribe: async (_root, { id, token }, context) => {
      const caller = signedIn(context);
      const { services } = context;
      // Subscribe before reading, so that no change is missed in between.
      const events = services.bus.subscribe(caller.workspaceId);
      try {
        const embed = await findOpenEmbed(services, id, caller);
        if (!embed) throw notFound('Embed not found');
        await requireView(services.env, { caller, embed, token });
        return updates({ services, caller, embed, events });
      } catch (error) {
        await events.return?.();
        throw error;
      }
    },
    // the token is read again for every change, because it ends
    resolve: async (update, { token }, context) => {
      const { embed, job } = update as Update;
      if (!embed) throw notFound('Embed not found');
      await requireView(context.services.env, { caller: signedIn(context), embed, token });
      return { embed, job };
    },
  }),
);

interface Watched {
  readonly services: Services;
  readonly caller: Caller;
  readonly embed: OpenEmbed;
  readonly events: AsyncIterableIterator<BusEvent>;
}

/** The embed as it is, and again after every change that concerns it. */
function updates({ services, caller, embed: first, events }: Watched): AsyncIterableIterator<Update> {
  let embed: OpenEmbed | null = first;
  return chosen<BusEvent, Update>(
    events,
    async (event) => {
      const isOfEmbed = event.kind === 'embed' && event.id === first.id;
      if (isOfEmbed || event.kind === 'reconnected') {
        const before = embed;
        embed = await findOpenEmbed(services, first.id, caller);
        return embed || before ? [{ embed, job: null }] : [];
      }
      if (!embed || event.kind !== 'stagingJob') return [];
      const shown = embed;
      const job = await sharedByEvent(event, 'job of embeds', () => jobOf(services, shown, event.id));
      return job && concerns(shown, job) ? [{ embed, job: shown.kind === 'board' ? job : null }] : [];
    },
    [{ embed, job: null }],
  );
}

function concerns({ kind, projectId, item }: OpenEmbed, job: BoardJob): boolean {
  if (kind === 'board') return true;
  return job.delivered > 0 && (job.projectId === projectId || job.id === item?.jobId);
}
