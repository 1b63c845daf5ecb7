/** The format of a currency's amounts: "$1,240.50". */
export const moneyFormat = (currency: string, digits: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits'> = {}) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase(), ...digits });

/**
 * @param amount as the server sends money: text with two decimals
 * @param currency ISO 4217
 */
export const moneyText = (amount: string, currency: string) => moneyFormat(currency).format(Number(amount));
