import { test } from 'vitest';
import { billingStatements } from './billing.statements.js';
import { callStatements } from './calls.statements.js';
import { entryStatements } from './entry.statements.js';
import { landingStatements } from './landing.statements.js';
import { loginStatements } from './login.statements.js';
import { messageStatements } from './messages.statements.js';
import { projectStatements } from './projects.statements.js';
import { orderStatements } from './order.statements.js';
import { stagingStatements } from './staging.statements.js';
import type { Statement } from './statement.js';

const table = {
  ...entryStatements,
  ...landingStatements,
  ...loginStatements,
  ...messageStatements,
  ...projectStatements,
  ...orderStatements,
  ...stagingStatements,
  ...billingStatements,
  ...callStatements,
} satisfies Record<string, Statement>;

export type StatementName = keyof typeof table;

/** Every statement of the specification, by its name. */
export const statements: Readonly<Record<StatementName, Statement>> = table;

const inBrowser = new Set<string>();

/** A test that shows one statement in the browser; it bears the statement's words. */
export function shows(name: StatementName, run: () => Promise<void>): void {
  inBrowser.add(name);
  // oxlint-disable-next-line vitest/expect-expect -- `run` has them
  test(`${name}: ${statements[name].states}`, run);
}

export const isShownInBrowser = (name: string) => inBrowser.has(name);
