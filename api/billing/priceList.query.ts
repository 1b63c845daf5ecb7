import { Workspace } from '../accounts/workspace.type.js';
import { builder } from '../graphql/builder.js';
import { PRICE_TIERS, type PriceTier } from './priceList.js';

const PriceTierType = builder.objectRef<PriceTier>('PriceTier').implement({
  description: 'What an image costs in a job of a certain size.',
  fields: (t) => ({
    upTo: t.exposeInt('upTo', { nullable: true, description: 'Images of the job, at most; null: any number beyond.' }),
    pricePerImage: t.expose('pricePerImage', {
      type: 'Money',
      description: 'Of each of its images. A sum is rounded half up to the decimals of the currency.',
    }),
  }),
});

const PriceList = builder.objectRef<{ readonly currency: string }>('PriceList').implement({
  description: 'What staging costs.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'Of the prices, ISO 4217: that of new invoices.' }),
    tiers: t.field({
      type: [PriceTierType],
      description: 'By how many images are ordered together, the smallest jobs first.',
      resolve: () => [...PRICE_TIERS],
    }),
  }),
});

builder.prismaObjectFields(Workspace, (t) => ({
  priceList: t.field({
    type: PriceList,
    description: 'What its orders cost.',
    select: { currency: true },
    resolve: ({ currency }) => ({ currency }),
  }),
}));
