import { moneyFormat } from '../format/money.js';

interface PriceList {
  /** ISO 4217 */
  readonly currency: string;
  readonly tiers: readonly {
    /** images ordered together, at most; null: however many */
    readonly upTo: number | null | undefined;
    /** as the server tells money: text with two decimals */
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

/** What so many images cost together, rounded half up to the currency's decimals as on the invoice. */
export function estimateFor(images: number, { currency, tiers }: PriceList): Estimate {
  const tier = tiers.find(({ upTo }) => upTo == null || images <= upTo);
  const hundredths = Math.round(Number(tier?.pricePerImage) * 100);
  const whole = moneyFormat(currency);
  // a price of one may be finer than what can be paid: ¥2.50
  const fine = hundredths % 100 === 0 ? whole : moneyFormat(currency, { minimumFractionDigits: 2 });
  return {
    sum: `${countImages(images)} × ${fine.format(hundredths / 100)}`,
    total: whole.format((hundredths * images) / 100),
  };
}
