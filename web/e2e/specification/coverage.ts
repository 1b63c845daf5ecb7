/**
 * `npm run coverage:specification`: prints a table of all statements of the specification with their tests. A test
 * counts if its file contains its title.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billingStatements } from './billing.statements.js';
import { callStatements } from './calls.statements.js';
import { entryStatements } from './entry.statements.js';
import { landingStatements } from './landing.statements.js';
import { loginStatements } from './login.statements.js';
import { messageStatements } from './messages.statements.js';
import { orderStatements } from './order.statements.js';
import { projectStatements } from './projects.statements.js';
import { ruleStatements } from './rules.statements.js';
import { stagingStatements } from './staging.statements.js';
import type { Statement, Statements } from './statement.js';

const ROOT = join(import.meta.dirname, '../../..');
const TABLES: readonly Statements[] = [
  entryStatements,
  landingStatements,
  loginStatements,
  messageStatements,
  projectStatements,
  orderStatements,
  stagingStatements,
  billingStatements,
  callStatements,
  ruleStatements,
];

function hasTest(file: string, title: string): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return [`'${title}'`, `"${title}"`].some((literal) => text.includes(literal));
}

const testsOf = ({ shownBy }: Statement) =>
  Object.entries(shownBy).flatMap(([file, titles]) =>
    titles.filter((title) => hasTest(file, title)).map((title) => `${file}: ${title}`),
  );

function rowOf(name: string, statement: Statement): string {
  const { section, states, says = [], differs } = statement;
  const text = [
    `${name}: ${states}`,
    ...says.map((sentence) => `"${sentence}"`),
    ...(differs ? [`differs: ${differs}`] : []),
  ];
  return `| ${section} | ${text.join('; ')} | ${testsOf(statement).join('; ') || 'none'} |`;
}

const statements = TABLES.flatMap((table) => Object.entries(table));
const uncovered = statements.filter(([, statement]) => testsOf(statement).length === 0);
console.log('| section | statement | tests |\n|---|---|---|');
for (const [name, statement] of statements) console.log(rowOf(name, statement));
console.log(`\n${statements.length} statements, ${uncovered.length} without a test`);
