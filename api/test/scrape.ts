/** Reads a page of metrics as Prometheus does. */
import { expect } from 'vitest';

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Scrape {
  readonly text: string;
  readonly samples: readonly Sample[];
  /** The sum of the samples of that name that have these labels; null: there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | null;
}

const SAMPLE = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** @param token of METRICS_TOKEN; left out: none is sent */
export async function scrape(url: string, token?: string): Promise<Scrape> {
  const answer = await fetch(`${url}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, text]);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const samples = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(sampleOf);
  return {
    text,
    samples,
    value(name, labels = {}) {
      const asked = Object.entries(labels);
      const found = samples.filter((each) => each.name === name && asked.every(([key, is]) => each.labels[key] === is));
      return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
  if (name === undefined) throw new Error(`Expected a sample, got ${JSON.stringify(line)}.`);
  const pairs = [...labels.matchAll(LABEL)].map(([, key = '', is = '']) => [key, is]);
  return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
}
