import { Viewer } from '../accounts/viewer.query.js';
import { spanOf } from '../domain/dayLengths.js';
import { builder } from '../graphql/builder.js';
import { KEPT, KEPT_FOR_GOOD, type KeptKind } from './kept.js';

interface KeptFor extends Pick<KeptKind, 'kind' | 'title' | 'text'> {
  readonly kept: number | null;
}

const KeptKindRef = builder.objectRef<KeptFor>('KeptKind').implement({
  description: 'Something that this server removes by itself.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'What, in capitals with underscores, e.g. PACKS. More may come.' }),
    title: t.exposeString('title', { description: 'What, for people.' }),
    days: t.exposeInt('kept', { nullable: true, description: 'Days after which it is removed; null: never.' }),
    text: t.string({
      description: 'What is removed and when, in sentences.',
      resolve: ({ kept, text }) => text(kept === null ? null : spanOf(kept)),
    }),
  }),
});

interface Retained {
  readonly kinds: readonly KeptFor[];
}

const Retention = builder.objectRef<Retained>('Retention').implement({
  description: 'What is kept, and for how long.',
  fields: (t) => ({
    kinds: t.field({
      type: [KeptKindRef],
      description: 'What is removed by itself.',
      resolve: ({ kinds }) => [...kinds],
    }),
    forGood: t.string({ description: 'What is not, in sentences.', resolve: () => KEPT_FOR_GOOD }),
  }),
});

builder.objectField(Viewer, 'retention', (t) =>
  t.field({
    type: Retention,
    description: 'What the workspace keeps, and for how long.',
    resolve: (_caller, _args, { services: { env } }) => ({
      kinds: KEPT.map(({ kind, title, text, days }) => ({ kind, title, text, kept: days(env.keep) })),
    }),
  }),
);
