import type { GenericEndpointContext } from 'better-auth';
import { getAuthoritativeSessionFromCtx, getOAuthState } from 'better-auth/api';
import type { PrismaClient } from '../../db/client.js';

interface NewAccount {
  readonly userId: string;
  readonly providerId: string;
}

/**
 * Asked just before an account is joined to a person. By hand it may be while the session that asked for it lives:
 * whoever signs out everywhere leaves nobody at the provider who could still come back with a link. By itself, by the
 * address, it may be unless the person once unlinked that provider: then only they link it, by hand.
 * @throws a redirect to the login page, with a code in `?error=`
 */
export async function requireMayLink(
  prisma: Pick<PrismaClient, 'user'>,
  { userId, providerId }: NewAccount,
  context: GenericEndpointContext,
): Promise<void> {
  const refusal = (code: string) => context.redirect(`${context.context.options.baseURL}/login?error=${code}`);
  const asked = (await getOAuthState())?.link;
  if (asked) {
    const session = await getAuthoritativeSessionFromCtx(context);
    if (session?.user.id !== asked.userId) throw refusal('state_invalid');
    return;
  }
  const unlinked = await prisma.user.count({ where: { id: userId, unlinkedProviders: { has: providerId } } });
  if (unlinked > 0) throw refusal('provider_unlinked');
}
