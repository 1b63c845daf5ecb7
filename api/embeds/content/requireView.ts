import { GraphQLError } from 'graphql';
import { isPublic, type Caller } from '../../domain/caller.js';
import type { Env } from '../../env.js';
import { needsToken, readView, ViewRefusal } from '../secrets.js';
import type { OpenEmbed } from './openEmbed.js';

/** People of the workspace and programs with a secret key see what it shows without a token. */
const isTrusted = (caller: Caller) => !caller.key || !isPublic(caller);

/** Whether the caller sees what the embed shows without a token. */
export const seesFreely = (caller: Caller, { kind }: OpenEmbed): boolean => !needsToken(kind) || isTrusted(caller);

interface Asked {
  readonly caller: Caller;
  readonly embed: OpenEmbed;
  readonly token: string | null | undefined;
}

/** @throws GraphQLError when the embed is shown only with a token, and this one does not do */
export async function requireView(env: Pick<Env, 'secret'>, { caller, embed, token }: Asked): Promise<void> {
  if (seesFreely(caller, embed)) return;
  if (!token) throw refused('This embed is shown only with a signed token.');
  await readView(env, embed, token).catch((error: unknown) => {
    throw error instanceof ViewRefusal ? refused(error.message) : error;
  });
}

const refused = (message: string) => new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
