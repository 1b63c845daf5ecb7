import { builder } from '../graphql/builder.js';
import { batched } from '../graphql/batch.js';
import { RoomType } from '../media/media.enums.js';
import { Media } from '../media/media.type.js';
import type { RoomSuggestion as Suggestion } from '../stager/suggest/suggestion.js';
import { suggestionsOf } from './suggestionsOf.js';

const RoomSuggestion = builder.objectRef<Suggestion>('RoomSuggestion').implement({
  description: 'What a photo seems to show. A person decides.',
  fields: (t) => ({
    roomType: t.expose('roomType', {
      type: RoomType,
      nullable: true,
      description: 'The likeliest type; null where the picture shows no room that has one.',
    }),
    alternative: t.expose('alternative', { type: RoomType, nullable: true, description: 'The next likely type.' }),
    confidence: t.exposeFloat('confidence', { description: 'Probability of the room type, 0 to 1.' }),
    needsStaging: t.exposeBoolean('needsStaging', { description: 'Whether it seems to show an empty room.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'A sentence: why it needs no staging. Null where it does.',
    }),
    evidence: t.exposeStringList('evidence', {
      description: 'What speaks for the room type, such as "carpet on the floor"; the weightiest first.',
    }),
  }),
});

builder.objectField(Media, 'suggestion', (t) =>
  t.field({
    type: RoomSuggestion,
    nullable: true,
    description:
      'What a photo seems to show, by its pixels, its name and the other photos of its project. Null for other files, ' +
      'for photos that were not looked at yet, and for those in which nothing could be found.',
    resolve: async ({ id, projectId }, _args, context) => {
      const load = async (projectIds: string[]) => {
        const suggestions = await suggestionsOf(context.services.prisma, projectIds);
        return new Map(projectIds.map((project) => [project, suggestions]));
      };
      const suggestions = await batched({ context, what: 'room suggestions', key: projectId }, load);
      return suggestions?.get(id) ?? null;
    },
  }),
);
