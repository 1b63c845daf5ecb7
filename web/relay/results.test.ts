import { expect, test } from 'vitest';
import { resultsOf } from './results.js';

const part = (body: object) => `\r\n---\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}`;
const END = '\r\n-----\r\n';

/** An answer that arrives in these chunks. */
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

test('reads plain JSON as one result, which is final', async () => {
  const data = { viewer: null };
  expect(await read(Response.json({ data }))).toEqual([[{ data, extensions: { is_final: true } }]]);
});

test('yields the first part, then each deferred fragment, and marks the last as final', async () => {
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

test('yields no result for a last part without content', async () => {
  const begin = part({ data: { viewer: null }, hasNext: true });
  expect(await read(answerOf(begin, part({ hasNext: false }), END))).toHaveLength(1);
});

test('throws when the connection breaks before the last part, as before the first', async () => {
  const begin = part({ data: { viewer: { id: 'usr_1' } }, hasNext: true });
  await expect(read(answerOf(begin, '\r\n---'))).rejects.toThrow(
    new TypeError('The answer ended before its last part.'),
  );
});

test('passes on a refusal with its errors', async () => {
  const refused = { data: null, errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] };
  expect(await read(Response.json(refused))).toEqual([[{ ...refused, extensions: { is_final: true } }]]);
});
