import { Prisma } from '../db/generated/client.js';

export interface PriceTier {
  /** the largest number of images ordered together; null: unlimited */
  readonly upTo: number | null;
  readonly pricePerImage: Prisma.Decimal;
}

/**
 * Price per image by the number of images ordered together, in the workspace's currency. No other file holds prices.
 */
export const PRICE_TIERS: readonly PriceTier[] = [
  { upTo: 10, pricePerImage: new Prisma.Decimal('3.00') },
  { upTo: 50, pricePerImage: new Prisma.Decimal('2.50') },
  { upTo: null, pricePerImage: new Prisma.Decimal('2.00') },
];

/** Price per image of a job with that many images. */
export function rateOf(images: number): Prisma.Decimal {
  const tier = PRICE_TIERS.find(({ upTo }) => upTo === null || images <= upTo);
  if (!tier) throw new Error('The last tier of the price list must have no limit.');
  return tier.pricePerImage;
}
