import { builder } from '../../graphql/builder.js';
import { EmbedView } from './embedView.type.js';
import { findOpenEmbed } from './openEmbed.js';
import { requireView } from './requireView.js';

builder.queryField('embed', (t) =>
  t.field({
    type: EmbedView,
    nullable: true,
    description: 'What an embed of the workspace shows; null where there is none, or it is off.',
    args: {
      id: t.arg.id({ required: true, description: 'The id of the embed.' }),
      token: t.arg.string({ description: 'A signed token, where it needs one and the key is publishable.' }),
    },
    resolve: async (_root, { id, token }, { caller, services }) => {
      if (!caller) return null;
      const embed = await findOpenEmbed(services, id, caller);
      if (embed) await requireView(services.env, { caller, embed, token });
      return embed;
    },
  }),
);
