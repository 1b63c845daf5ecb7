import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../package.json');

/** Of the project, as package.json says. */
export const { version: VERSION } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
