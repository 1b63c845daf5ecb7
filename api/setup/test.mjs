/**
 * `npm test`: runs all checks and tests one after another and counts them; ends with the line `N passed, N failed`.
 * Arguments choose parts: `npm test -- api web`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from './browser.mjs';
import { bin, root, say } from './steps.mjs';

const results = join(root, '.build/test');
const browser = await findBrowser();
const env = { ...process.env, ...(browser && { CHROME_PATH: browser }) };

/** @type {(command: string, args: readonly string[]) => number | null} */
const start = (command, args) =>
  spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' }).status;

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The failures, which are repeated below the total: a log is long, and often only its end is kept.
 * @type {string[]}
 */
const failures = [];

/**
 * A check counts as one test.
 * @type {(name: string, command: string, args: readonly string[]) => () => Counts}
 */
const check = (name, command, args) => () => {
  if (start(command, args) === 0) return { passed: 1, failed: 0, skipped: 0 };
  failures.push(name);
  return { passed: 0, failed: 1, skipped: 0 };
};

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult */
/** @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult */

/**
 * The failed tests of a vitest report: file, name and the message's first line.
 * @type {(report: { testResults: FileResult[] }) => string[]}
 */
const failedTests = (report) =>
  report.testResults.flatMap((file) => {
    const path = relative(root, file.name);
    if (file.status === 'failed' && !file.assertionResults.length) return [`${path}: ${firstLine(file.message)}`];
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    return failed.map((test) => `${path}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });

const firstLine = (message = '') => message.trim().split('\n')[0];

/**
 * A vitest run counts its tests; a run that crashes before its report is one failure.
 * @type {(name: string, config: string) => () => Counts}
 */
const vitest = (name, config) => () => {
  const file = join(results, `${name}.json`);
  const args = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = start(bin('vitest'), args);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = failedTests(report);
    if (!failed.length && status) failed.push(`${name}: ended with ${status}, though no test failed`);
    failures.push(...failed);
    return { passed: report.numPassedTests, failed: failed.length, skipped: report.numPendingTests };
  } catch {
    failures.push(`${name}: ended without a report`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/** @type {Record<string, () => Counts>} */
const parts = {
  types: check('types', 'npm', ['run', '--silent', '--ignore-scripts', 'types']),
  lint: check('lint', bin('oxlint'), ['--deny-warnings']),
  format: check('format', bin('oxfmt'), ['--config', '.oxfmtrc.json', '--check', '.']),
  migrations: check('migrations', process.execPath, ['--import', 'tsx', 'api/db/author.ts', '--check']),
  api: vitest('api', 'api/vitest.config.ts'),
  web: vitest('web', 'web/vitest.config.ts'),
  browser: vitest('browser', 'web/e2e/vitest.config.ts'),
};

const chosen = process.argv.slice(2).filter((name) => name in parts);
const names = chosen.length ? chosen : Object.keys(parts);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };
for (const name of names) {
  if (name === 'browser' && !browser) {
    say('\n*** browser: NOT RUN, no Chrome or Chromium here ***');
    continue;
  }
  const part = parts[name];
  if (!part) throw new Error(`Expected one of ${Object.keys(parts).join(', ')} instead of ${name}.`);
  const begun = performance.now();
  console.log(`\n=== ${name}`);
  const counts = part();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`--- ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
}
writeFileSync(join(results, 'total.json'), JSON.stringify(total));
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
for (const failure of failures) console.log(`failed: ${failure}`);
process.exit(total.failed ? 1 : 0);
