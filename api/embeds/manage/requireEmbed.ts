import type { Caller } from '../../domain/caller.js';
import type { Transaction } from '../../db/client.js';
import type { Embed } from '../../db/generated/client.js';
import { NotFoundError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import { visibleEmbeds } from '../embed.access.js';

/** @throws NotFoundError when the caller has no such embed */
export async function requireEmbed(tx: Pick<Transaction, 'embed'>, caller: Caller, id: string): Promise<Embed> {
  const where = { id, ...visibleEmbeds(caller) };
  const embed = typeOfId(id) === 'Embed' ? await tx.embed.findFirst({ where }) : null;
  if (!embed) throw new NotFoundError('Embed not found.');
  return embed;
}
