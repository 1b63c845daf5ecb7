import type { GenericEndpointContext } from 'better-auth';
import { getAuthoritativeSessionFromCtx, getOAuthState } from 'better-auth/api';
import type { PrismaClient } from '../../db/client.js';

interface NewAccount {
  readonly userId: string;
  readonly providerId: string;
}

/**
 * Runs just before an account is linked to a person. A link by hand needs the session that asked for it to be alive
 * still: after "sign out everywhere" no pending redirect may link. A link by the address is refused when the person
 * once unlinked that provider: then only they link it, by hand.
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
