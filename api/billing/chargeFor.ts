import { Prisma, type StagingItem, type StagingJob } from '../db/generated/client.js';
import { countPhotos } from '../staging/countPhotos.js';
import { decimalsOf } from './currencies.js';
import { rateOf } from './priceList.js';

const CARD_CHARACTERS = 8;

type ApprovedJob = Pick<StagingJob, 'id' | 'roomType' | 'style'> & {
  readonly items: readonly Pick<StagingItem, 'decision' | 'roomType' | 'style'>[];
};

/** The value that all have; otherwise words for several, or for none. */
function commonOf(values: readonly string[], words: { readonly none: string; readonly several: string }): string {
  const [first = words.none, ...others] = new Set(values);
  return others.length > 0 ? words.several : first;
}

/**
 * The invoice line for a job: its approved images at the price per image of the whole order. An image that was left out
 * or could not be staged costs nothing and does not change the price of the others; an image whose proof was deleted
 * later still counts. The job's name is the one on its card.
 * @param currency ISO 4217; the amount is rounded half up to its decimals
 */
export function chargeFor({ id, roomType, style, items }: ApprovedJob, currency: string) {
  const charged = items.filter(({ decision }) => decision === 'approved');
  const approved = charged.length;
  const room = commonOf(
    charged.map((item) => item.roomType),
    { none: roomType, several: 'several rooms' },
  ).replaceAll('_', ' ');
  const look = commonOf(
    charged.map((item) => item.style),
    { none: style, several: 'several styles' },
  );
  return {
    description: `Staging of ${countPhotos(approved)}, ${room}, ${look} (${id.slice(-CARD_CHARACTERS)})`,
    amount: rateOf(items.length).times(approved).toDecimalPlaces(decimalsOf(currency), Prisma.Decimal.ROUND_HALF_UP),
    jobId: id,
  };
}
