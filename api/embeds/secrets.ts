/**
 * Signed views. An embed that shows more than delivered pictures is shown only with a token of the site's own server,
 * a JSON Web Token (RFC 7519) with HS256 and the claims `embed`, `sub` and `exp`.
 */
import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Embed } from '../db/generated/client.js';
import type { EmbedKind } from '../db/generated/enums.js';
import type { Env } from '../env.js';
import { secretFor } from '../secrets.js';

type Secretive = Pick<Embed, 'id' | 'secretNumber'>;
type WithSecret = Pick<Env, 'secret'>;

const ALGORITHM = 'HS256';
/** Seconds. A token that leaks is worth little after that. */
const LONGEST_VIEW = 24 * 3600;
const LONGEST_SUBJECT = 200;

/** It shows states, addresses or money, which are not public. */
export const needsToken = (kind: EmbedKind): boolean => kind === 'board' || kind === 'figures';

/** The text with which a site's server signs tokens. It is calculated, so that the database holds none. */
export function secretOf({ secret }: WithSecret, { id, secretNumber }: Secretive): string {
  const digest = createHmac('sha256', secretFor('embeds', secret)).update(`${id} ${secretNumber}`).digest('base64url');
  return `ems_${digest}`;
}

const keyOf = (env: WithSecret, embed: Secretive) => new TextEncoder().encode(secretOf(env, embed));

/** Why a token opens nothing, in a sentence. */
export class ViewRefusal extends Error {
  override readonly name = 'ViewRefusal';
}

interface View {
  readonly endsAt: Date;
}

/** @throws ViewRefusal when it is of another embed, was changed, has ended or lacks a claim */
export async function readView(env: WithSecret, embed: Secretive, token: string): Promise<View> {
  const options = { algorithms: [ALGORITHM], requiredClaims: ['exp', 'sub', 'embed'] };
  const { payload } = await jwtVerify(token, keyOf(env, embed), options).catch((error: unknown) => {
    throw new ViewRefusal(sentenceOf(error));
  });
  const { exp = 0, sub, embed: id } = payload;
  if (id !== embed.id) throw new ViewRefusal('The token is for another embed: its claim "embed" has another id.');
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUBJECT) {
    throw new ViewRefusal('The token’s claim "sub" must name whom it is for, with 1 to 200 characters.');
  }
  if (exp > Date.now() / 1000 + LONGEST_VIEW) {
    throw new ViewRefusal('The token ends too late: its claim "exp" may lie at most 24 hours ahead.');
  }
  return { endsAt: new Date(exp * 1000) };
}

function sentenceOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'This view has ended. Load the page again.';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return `The token lacks the claim "${error.claim}", or it is not as expected.`;
  }
  return 'The token is not valid: it must be a JSON Web Token, signed by HS256 with the secret of this embed.';
}

/** A token for our own pages, such as the preview. @param seconds until it ends */
export const signView = (env: WithSecret, embed: Secretive, { sub, seconds }: { sub: string; seconds: number }) =>
  new SignJWT({ embed: embed.id })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(sub)
    .setExpirationTime(new Date(Date.now() + seconds * 1000))
    .sign(keyOf(env, embed));
