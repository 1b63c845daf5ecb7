/** The commands `backup` and `restore FOLDER`. */
import { resolve } from 'node:path';
import { oneLine } from './oneLine.js';
import { restoreBackup } from '../backup/restoreBackup.js';
import { writeBackup } from '../backup/writeBackup.js';
import { sizeText } from '../domain/sizeText.js';
import type { AdminServices } from './adminServices.js';
import type { BackupContent } from '../backup/backupFormat.js';

/** A path as the operator wrote it: npm changes to the project's folder, and says where it was called. */
export const pathOf = (folder: string): string => resolve(process.env.INIT_CWD ?? '', folder);

export async function backUp(services: AdminServices, folder: string): Promise<string[]> {
  const path = pathOf(folder);
  const content = await writeBackup({ ...services, store: await services.openStore() }, path);
  return [
    `Backed up to ${path}: ${summary(content)}.`,
    ...(content.secret.isKept ? [] : ['SESSION_SECRET is not part of it: keep that setting yourself.']),
    `Rows whose file was not in the store: ${content.missing.length}`,
    ...content.missing.map(({ source, id, key }) => [source, id, key].map(oneLine).join('\t')),
  ];
}

export async function restoreFolder(services: AdminServices, folder: string): Promise<string[]> {
  const path = pathOf(folder);
  const restored = await restoreBackup({ ...services, store: await services.openStore() }, path);
  const { content, hasSameSecret, droppedMessages } = restored;
  const lines = [`Restored from ${path}, which was made at ${content.madeAt}: ${summary(content)}.`];
  if (!hasSameSecret) {
    lines.push(
      'The secret is not that of the backup (SESSION_SECRET): everybody has to sign in again, and links and the secrets ' +
        'of webhooks and embeds are others.',
    );
  }
  if (droppedMessages > 0) lines.push(`Work that this version does not know was left out: ${droppedMessages}`);
  return lines;
}

function summary({ tables, messages, objects }: BackupContent): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = `${objects.count} files (${sizeText(objects.bytes)})`;
  return `${tables.length} tables with ${rows} rows, ${messages.rows} waiting messages, ${files}`;
}
