/** Writes the files for Prometheus and Grafana; `npm run generate` calls it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { WATCHING_FILES } from './files.js';

for (const [path, text] of WATCHING_FILES) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
