import { expect, test } from 'vitest';
import { resultsOf } from './results.js';

const part = (body: object) => `\r\n---\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}`;
const END = '\r\n-----\r\n';

/** An answer that comes in these pieces, cut anywhere. */
function answerOf(...pieces: readonly string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(line) {
      for (const piece of pieces) line.enqueue(new TextEncoder().encode(piece));
      line.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'multipart/mixed; boundary="-"' } });
}

async function read(answer: Response) {
  const all = [];
  for await (const results of resultsOf(answer)) all.push(results);
  return all;
}

test('plain JSON is one result, and the last', async () => {
  const data = { viewer: null };
  expect(await read(Response.json({ data }))).toEqual([[{ data, extensions: { is_final: true } }]]);
});

test('what is deferred follows the beginning, each fragment by itself, the last one marked', async () => {
  const begin = part({ data: { viewer: { id: 'usr_1' } }, hasNext: true });
  const figures = { label: 'figures', path: ['viewer'], data: { count: 1 } };
  const lines = { label: 'lines', path: ['viewer'], data: { lines: [] } };
  const rest = part({ incremental: [figures, lines], hasNext: false });
  const whole = begin + rest + END;
  for (let cut = 1; cut < whole.length; cut++) {
    expect(await read(answerOf(whole.slice(0, cut), whole.slice(cut)))).toEqual([
      [{ data: { viewer: { id: 'usr_1' } }, extensions: { is_final: false } }],
      [
        { ...figures, extensions: { is_final: false } },
        { ...lines, extensions: { is_final: true } },
      ],
    ]);
  }
});

test('a last part that brings nothing is no result', async () => {
  const begin = part({ data: { viewer: null }, hasNext: true });
  expect(await read(answerOf(begin, part({ hasNext: false }), END))).toHaveLength(1);
});

test('a line that breaks before the last part is an error, as one that breaks before the first', async () => {
  const begin = part({ data: { viewer: { id: 'usr_1' } }, hasNext: true });
  await expect(read(answerOf(begin, '\r\n---'))).rejects.toThrow(new TypeError('The answer broke off.'));
});

test('what was refused is passed on with its errors', async () => {
  const refused = { data: null, errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] };
  expect(await read(Response.json(refused))).toEqual([[{ ...refused, extensions: { is_final: true } }]]);
});
