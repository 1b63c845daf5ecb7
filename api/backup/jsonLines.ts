/** Files with one JSON document in each line, for lists of any length. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { writeDigested, type Digest } from './digest.js';

export function writeLines(path: string, values: AsyncIterable<object>): Promise<Digest> {
  async function* lines() {
    for await (const value of values) yield `${JSON.stringify(value)}\n`;
  }
  return writeDigested(path, Readable.from(lines(), { objectMode: false }));
}

/** @throws ZodError or SyntaxError when a line is another document */
export async function* readLines<Value>(path: string, rules: z.ZodType<Value>): AsyncGenerator<Value> {
  for await (const line of linesOf(path)) yield rules.parse(JSON.parse(line));
}

/** Not by node:readline, which does not pass on a failure to read. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** The values in batches, so that a batch can be worked on at the same time. */
export async function* inBatches<Value>(values: AsyncIterable<Value>, most: number): AsyncGenerator<Value[]> {
  let batch: Value[] = [];
  for await (const value of values) {
    batch.push(value);
    if (batch.length < most) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
