import { builder } from '../../graphql/builder.js';
import type { ChangedPiece } from '../../stager/design/edits/planChanges.js';
import type { ResultChanges } from './changesSince.js';

const PieceChange = builder.enumType('PieceChange', {
  description: 'How a piece of furniture differs between two results.',
  values: {
    MOVED: { value: 'moved', description: 'It has another place.' },
    TURNED: { value: 'turned', description: 'It faces another way.' },
    RESIZED: { value: 'resized', description: 'It has another size.' },
    VARIED: { value: 'varied', description: 'Its details, colours or style differ.' },
    SWAPPED: { value: 'swapped', description: 'Another kind has its place.' },
    REMOVED: { value: 'removed', description: 'Only the earlier result has it.' },
    ADDED: { value: 'added', description: 'Only the later result has it.' },
  },
} as const);

const ChangedPieceType = builder.objectRef<ChangedPiece>('ChangedPiece').implement({
  description: 'A piece of furniture that is not the same in two results.',
  fields: (t) => ({
    keyBefore: t.string({
      nullable: true,
      description: 'Its key in the earlier result’s report; null where it was added.',
      resolve: ({ before }) => before?.id ?? null,
    }),
    keyAfter: t.string({
      nullable: true,
      description: 'Its key in the later result’s report; null where it was removed.',
      resolve: ({ after }) => after?.id ?? null,
    }),
    changes: t.field({
      type: [PieceChange],
      description: 'At least one.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

export const ResultChangesType = builder.objectRef<ResultChanges>('ResultChanges').implement({
  description: 'What changed between two results of one image.',
  fields: (t) => ({
    words: t.exposeString('words', {
      description: 'One sentence; a length in it is in the units of the caller’s workspace.',
    }),
    pieces: t.field({
      type: [ChangedPieceType],
      description: 'The pieces that are not the same in both, those of the earlier result first.',
      resolve: ({ pieces }) => [...pieces],
    }),
  }),
});
