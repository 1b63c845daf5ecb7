import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementAt, first } from '../test/elements.js';
import { makeProject } from '../test/factories.js';
import { writeInvoice } from '../test/invoices.js';
import { startServer, type Registered, type TestServer } from '../test/startServer.js';
import { decimalsOf, isCurrency } from './currencies.js';
import { newInvoice } from './invoice.rules.js';

const SEED = 20261121;
const CASES = 5000;
/** the largest amount that the columns hold, in cents */
const MOST = 999_999_999_999n;

/** Marsaglia's xorshift, 32 bits: the same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
const random = randomNumbers(SEED);

/** Amounts of 0 to 12 digits; each number of digits is equally likely. */
const anyCents = () => BigInt(Math.floor(random() * 10 ** Math.floor(random() * 13)));

/** 1850n -> "18.50" */
const written = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** One of the ways in which a person or a program may write the amount. */
function spelled(cents: bigint): string {
  const text = written(cents);
  const short = text.replace(/\.?0+$/, '') || '0';
  const spellings = [text, cents % 100n === 0n ? `${cents / 100n}` : text, ` ${text} `, `00${text}`, `${text}00`];
  const last = text.includes('.') && /\.\d*[1-9]/.test(text) ? short : text;
  return elementAt([...spellings, last], Math.floor(random() * 6));
}

describe(`${CASES} random invoices`, () => {
  it('have a total of exactly subtotal plus tax, in integers of a cent, however the amounts are spelled', () => {
    let refused = 0;
    for (let index = 0; index < CASES; index++) {
      const [subtotal, tax, line] = [anyCents(), anyCents(), anyCents()];
      const items = [{ description: 'Staging', amount: spelled(line) }];
      const given = { projectId: 'proj', items, subtotal: spelled(subtotal), tax: spelled(tax) };
      const total = written(subtotal + tax);
      const result = newInvoice.safeParse({ ...given, total });
      expect({ given, taken: result.success }).toEqual({ given, taken: subtotal + tax <= MOST });
      if (!result.success) {
        refused += 1;
        continue;
      }
      const { data } = result;
      const texts = [data.subtotal, data.tax, data.subtotal.plus(data.tax), first(data.items).amount];
      expect(texts.map((value) => value.toFixed(2))).toEqual([written(subtotal), written(tax), total, written(line)]);
      const off = newInvoice.safeParse({ ...given, total: written(subtotal + tax + 1n) });
      expect(off.success).toBe(false);
    }
    expect(refused).toBeLessThan(CASES / 5);
  });
});

describe('through the wire and the database', () => {
  let server: TestServer;
  let who: Registered;
  let projectId: string;
  beforeAll(async () => {
    server = await startServer();
    who = await server.register();
    projectId = await makeProject(server, who);
  });
  afterAll(() => server.close());

  it('an invoice returns 200 amounts unchanged, numbers and texts', async () => {
    const amounts = Array.from({ length: 200 }, anyCents);
    const items = amounts.map((cents, index) => ({
      description: `Line ${index}`,
      // a JSON number holds twelve digits exactly
      amount: index % 2 === 0 ? Number(written(cents)) : written(cents),
    }));
    const { invoice } = await writeInvoice(server, who, { projectId, items });
    const expected = amounts.map((cents, index) => ({
      description: `Line ${index}`,
      amount: written(cents),
      job: null,
    }));
    expect(invoice.items).toEqual(expected);
  });

  it('totals are exact also for amounts that binary fractions cannot hold', async () => {
    const pairs = [
      ['0.1', '0.2', '0.30'],
      ['1.1', '2.2', '3.30'],
      ['8388608.01', '0.07', '8388608.08'],
      ['0', '0', '0.00'],
    ];
    for (const [subtotal, tax, total] of pairs) {
      const { invoice } = await writeInvoice(server, who, {
        projectId,
        subtotal: Number(subtotal),
        tax: Number(tax),
        total,
      });
      expect(invoice.total).toBe(total);
    }
  });
});

describe('currencies', () => {
  it.each(['USD', 'EUR', 'JPY', 'INR', 'XCG'])('accept %s', (code) => expect(isCurrency(code)).toBe(true));
  it.each(['', 'usd', 'XXX', 'DEM', 'KWD', 'US', 'USDX', 'toString'])('do not accept %j', (code) =>
    expect(isCurrency(code)).toBe(false),
  );
  it('have two decimals or none', () => expect(['USD', 'JPY', 'KRW', 'EUR'].map(decimalsOf)).toEqual([2, 0, 0, 2]));
});
