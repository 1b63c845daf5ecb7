/** One Lighthouse audit of one page, in a browser that is already running. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js');
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility', Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

export interface Verdict {
  readonly performance: number;
  readonly accessibility: number;
  /** the audits that lower the score, the worst first */
  readonly lost: readonly string[];
}

/** @param port the port of the browser's debugger */
export async function audit(url: string, port: number): Promise<Verdict> {
  const settings = ['--preset=desktop', '--only-categories=performance,accessibility', '--disable-storage-reset'];
  const output = ['--output=json', '--quiet', `--port=${port}`];
  const { stdout } = await run(process.execPath, [PROGRAM, url, ...settings, ...output], {
    maxBuffer: LARGEST_REPORT_BYTES,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.95)
    .sort((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .map(({ title, score, displayValue = '' }) => `${title}: ${displayValue} (${score})`);
  return {
    performance: categories.performance.score ?? 0,
    accessibility: categories.accessibility.score ?? 0,
    lost,
  };
}
