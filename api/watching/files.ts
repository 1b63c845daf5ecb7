import { join } from 'node:path';
import { alertsFile } from './alerts.js';
import { boardFile } from './board.js';

const DEPLOY = join(import.meta.dirname, '../deploy');

/** The files that are written from the table of metrics: each one's path and text. */
export const WATCHING_FILES: readonly (readonly [path: string, text: string])[] = [
  [join(DEPLOY, 'prometheus/alerts.yml'), alertsFile()],
  [join(DEPLOY, 'grafana/showhome.json'), boardFile()],
];
