/**
 * The currencies of invoices: those of ISO 4217 (list one, 2026) that are in circulation and have two decimals or none.
 * The few with three decimals do not fit the money columns.
 */
const TWO_DECIMALS = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE
  CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR
  KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB
  PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY
  TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`;
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';

const codes = (list: string) => list.trim().split(/\s+/);
const WHOLE: ReadonlySet<string> = new Set(codes(NO_DECIMALS));
/** The codes in alphabetical order. */
export const CURRENCIES: readonly string[] = [...codes(TWO_DECIMALS), ...WHOLE].toSorted();
const ALL: ReadonlySet<string> = new Set(CURRENCIES);

/** @param code three capital letters */
export const isCurrency = (code: string): boolean => ALL.has(code);

/** How many decimals an amount in that currency may have. */
export const decimalsOf = (currency: string): 0 | 2 => (WHOLE.has(currency) ? 0 : 2);
