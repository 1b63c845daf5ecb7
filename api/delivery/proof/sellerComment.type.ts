import { builder } from '../../graphql/builder.js';
import { readReport } from '../../staging/columns/readReport.js';
import { StagingItem } from '../../staging/stagingItem.type.js';

const SellerVerdict = builder.enumType('SellerVerdict', {
  description: 'What the seller thinks of a proof.',
  values: {
    LOOKS_GOOD: { value: 'looks_good', description: 'It may stay as it is.' },
    PLEASE_CHANGE: { value: 'please_change', description: 'Something should be different.' },
  },
} as const);

builder.prismaNode('SellerComment', {
  id: { field: 'id' },
  description: 'What somebody without an account said about a proof, by a link of kind PROOF.',
  select: { id: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The first name that the person gave.' }),
    text: t.exposeString('text', { description: 'The words; empty when there is only a verdict.' }),
    verdict: t.expose('verdict', { type: SellerVerdict, nullable: true, description: 'Null: only words.' }),
    x: t.exposeFloat('x', {
      nullable: true,
      description: 'Where it is pinned: the share of the picture’s width from the left, 0 to 1; null: nowhere.',
    }),
    y: t.exposeFloat('y', { nullable: true, description: 'The share of the height from the top, 0 to 1.' }),
    piece: t.string({
      nullable: true,
      description: 'What a person would call the piece that it is about, such as three-seat sofa.',
      select: { piece: true, result: { select: { id: true, report: true } } },
      resolve: ({ piece, result }) => {
        const pieces = result && piece !== null ? readReport(result).furniture : [];
        return pieces.find(({ id }) => id === piece)?.label ?? null;
      },
    }),
    resultId: t.exposeID('resultId', {
      nullable: true,
      description: 'The result that it is about; null where that was deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    takenUpAt: t.expose('takenUpAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a revision took it up.',
    }),
  }),
});

builder.prismaObjectField(StagingItem, 'comments', (t) =>
  t.relation('comments', {
    description: 'What the seller said about its proofs, the oldest first.',
    query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  }),
);
