/** What a backup's folder holds: see FORMAT.md. */
import { join } from 'node:path';
import { z } from 'zod';
import { isObjectKey } from '../storage/keys.js';
import { secretFor } from '../secrets.js';

export const FORMAT = 1;

const digest = { bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };
const name = z.string().regex(/^[A-Za-z_]\w*$/);
const key = z.string().refine(isObjectKey, 'Not the key of an object');

/** A table's rows in one file. */
const table = z.object({ name, columns: z.array(name).min(1), rows: z.number().int().min(0), ...digest });

/** backup.json */
export const contentRules = z.object({
  format: z.literal(FORMAT),
  /** the moment of the snapshot, by this machine's clock */
  madeAt: z.iso.datetime(),
  /** the version of Showhome that wrote it */
  showhome: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(
    z.object({
      name,
      last: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  messages: table,
  objects: z.object({ count: z.number().int(), bytes: z.number(), list: z.object(digest) }),
  /** objects that rows name and that were not in the store any more */
  missing: z.array(z.object({ source: z.string(), id: z.string(), key })),
  secret: z.object({ isKept: z.boolean(), fingerprint: digest.sha256 }),
});

/** A line of objects.jsonl. */
export const objectRules = z.object({ key, contentType: z.string(), ...digest });

export type BackupContent = z.infer<typeof contentRules>;
export type BackedUpTable = z.infer<typeof table>;
export type BackedUpObject = z.infer<typeof objectRules>;

/** Paths in a backup's folder. */
export const pathsIn = (folder: string) => ({
  content: join(folder, 'backup.json'),
  tables: join(folder, 'tables'),
  table: (table: string) => join(folder, 'tables', `${table}.copy`),
  messages: join(folder, 'messages.copy'),
  objects: join(folder, 'objects'),
  object: (objectKey: string) => join(folder, 'objects', objectKey),
  objectList: join(folder, 'objects.jsonl'),
  secret: join(folder, 'secret'),
});

/** Tells whether a secret is the one of the backup, and nothing else of it. */
export const fingerprintOf = (secret: string): string => secretFor('fingerprint in backups', secret);
