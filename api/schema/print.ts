/** Writes schema.graphql from the code. With `--check` it only checks that the file is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchemaText } from './printSchemaText.js';

const file = join(import.meta.dirname, '../../schema.graphql');
const text = printSchemaText();

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('schema.graphql differs from the schema of the code. Run: node --import tsx api/schema/print.ts');
  process.exitCode = 1;
}
