/** What is stored of an event: the ids of what it is about, and its status. */
import { z } from 'zod';
import type { Prisma, WebhookEvent } from '../db/generated/client.js';

const VERSION = 1;

const stored = z.object({ version: z.literal(VERSION), told: z.record(z.string(), z.string()) });

/** By the names under which they are sent. */
export type EventData = Readonly<Record<string, string>>;

/** The value of the column. */
export const storedData = (told: EventData): Prisma.InputJsonObject => ({ version: VERSION, told });

/** @throws Error when another version of the server has written it in a form that this one does not know */
export function readEventData({ id, data }: Pick<WebhookEvent, 'id' | 'data'>): EventData {
  const read = stored.safeParse(data);
  if (!read.success) throw new Error(`The data of ${id} cannot be read: ${z.prettifyError(read.error)}`);
  return read.data.told;
}
