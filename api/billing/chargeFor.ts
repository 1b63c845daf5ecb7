import { Prisma, type StagingItem, type StagingJob } from '../db/generated/client.js';
import { countPhotos } from '../staging/countPhotos.js';
import { decimalsOf } from './currencies.js';
import { rateOf } from './priceList.js';

const CARD_CHARACTERS = 8;

type ApprovedJob = Pick<StagingJob, 'id' | 'roomType' | 'style'> & {
  readonly items: readonly Pick<StagingItem, 'decision'>[];
};

/**
 * The invoice line for a job: its approved images at the price per image of the whole order. An image that was left out
 * or could not be staged costs nothing and does not change the price of the others; an image whose proof was deleted
 * later still counts. The job's name is the one on its card.
 * @param currency ISO 4217; the amount is rounded half up to its decimals
 */
export function chargeFor({ id, roomType, style, items }: ApprovedJob, currency: string) {
  const approved = items.filter(({ decision }) => decision === 'approved').length;
  const room = roomType.replaceAll('_', ' ');
  return {
    description: `Staging of ${countPhotos(approved)}, ${room}, ${style} (${id.slice(-CARD_CHARACTERS)})`,
    amount: rateOf(items.length).times(approved).toDecimalPlaces(decimalsOf(currency), Prisma.Decimal.ROUND_HALF_UP),
    jobId: id,
  };
}
