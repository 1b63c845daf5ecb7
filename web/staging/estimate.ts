import { moneyFormat } from '../format/money.js';

interface PriceList {
  /** ISO 4217 */
  readonly currency: string;
  readonly tiers: readonly {
    /** the largest number of images ordered together; null: no limit */
    readonly upTo: number | null | undefined;
    /** as the server sends money: text with two decimals */
    readonly pricePerImage: string;
  }[];
}

interface Estimate {
  /** "4 images × $3.00" */
  readonly sum: string;
  /** "$12.00" */
  readonly total: string;
}

export const countImages = (images: number) => `${images} ${images === 1 ? 'image' : 'images'}`;

/**
 * The price of this many images of an order, rounded half up to the currency's decimals as on the invoice.
 * @param ordered how many were ordered together, which makes the price of each; default: just these
 */
export function estimateFor(images: number, { currency, tiers }: PriceList, ordered = images): Estimate {
  const tier = tiers.find(({ upTo }) => upTo == null || ordered <= upTo);
  const hundredths = Math.round(Number(tier?.pricePerImage) * 100);
  const whole = moneyFormat(currency);
  // the price of one image may be finer than what can be paid: ¥2.50
  const fine = hundredths % 100 === 0 ? whole : moneyFormat(currency, { minimumFractionDigits: 2 });
  return {
    sum: `${countImages(images)} × ${fine.format(hundredths / 100)}`,
    total: whole.format((hundredths * images) / 100),
  };
}
