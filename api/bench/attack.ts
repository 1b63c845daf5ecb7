/**
 * `npm run bench:attack`: attacks a server as a signed-in person and anonymously, and prints which limits held. Each
 * part starts its own server, with a small quota or an almost full disk if it tests that. Fails if a limit is missed.
 * `-- --only files,disk` runs some of the parts.
 */
import { parseArgs } from 'node:util';
import { attackDisk } from './attackDisk.js';
import { attackByFiles } from './attackByFiles.js';
import { attackDocuments } from './attackDocuments.js';
import { attackLinks } from './attackLinks.js';
import { attackSockets } from './attackSockets.js';
import { attackTurns } from './attackTurns.js';

const PARTS = {
  files: attackByFiles,
  turns: attackTurns,
  links: attackLinks,
  disk: attackDisk,
  documents: attackDocuments,
  sockets: attackSockets,
} as const;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only ? values.only.split(',') : Object.keys(PARTS);
for (const [name, attack] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const held = await attack();
  if (!held) process.exitCode = 1;
}
