import { Prisma } from '../db/generated/client.js';

export interface PriceTier {
  /** images ordered together, at most; null: however many */
  readonly upTo: number | null;
  readonly pricePerImage: Prisma.Decimal;
}

/** Price per image, by how many images are ordered together, in the workspace's currency. The only place that says it. */
export const PRICE_TIERS: readonly PriceTier[] = [
  { upTo: 10, pricePerImage: new Prisma.Decimal('3.00') },
  { upTo: 50, pricePerImage: new Prisma.Decimal('2.50') },
  { upTo: null, pricePerImage: new Prisma.Decimal('2.00') },
];

/** Price of one image of a job of that many. */
export function rateOf(images: number): Prisma.Decimal {
  const tier = PRICE_TIERS.find(({ upTo }) => upTo === null || images <= upTo);
  if (!tier) throw new Error('The price list does not end.');
  return tier.pricePerImage;
}
