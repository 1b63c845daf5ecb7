/** Ends mails of a kind by the link in one of them, without signing in. */
import type { Notice } from '../../db/generated/client.js';
import { NotFoundError } from '../../domain/errors.js';
import { writeIn } from '../../domain/write.js';
import type { Env } from '../../env.js';
import type { Services } from '../../services.js';
import { setPreference } from '../preferences/setPreference.js';
import { noticeOfToken } from './unsubscribeLink.js';

/** What a link ends. */
export interface Subscription {
  readonly kind: Notice['kind'];
  /** of whom the mails are; null: of Showhome, for a person with an account */
  readonly sender: string | null;
  readonly wanted: boolean;
}

interface UnsubscribeServices extends Pick<Services, 'prisma'> {
  readonly env: Env;
}

/** Null when the token is not one of ours, or its notice is gone. */
async function noticeOf({ prisma, env }: UnsubscribeServices, token: string) {
  const id = noticeOfToken(token, env);
  return id === null ? null : prisma.notice.findUnique({ where: { id }, include: { workspace: true } });
}

type FoundNotice = NonNullable<Awaited<ReturnType<typeof noticeOf>>>;

const keyOf = ({ workspaceId, kind }: FoundNotice, email: string) => ({ workspaceId, email, kind });

/** Null when the token is not valid. */
export async function readSubscription(services: UnsubscribeServices, token: string): Promise<Subscription | null> {
  const { prisma } = services;
  const notice = await noticeOf(services, token);
  if (!notice) return null;
  const { kind, userId, email, workspace } = notice;
  if (userId !== null) {
    const preference = await prisma.mailPreference.findUnique({ where: { userId_kind: { userId, kind } } });
    return { kind, sender: null, wanted: preference?.wanted ?? true };
  }
  const where = { workspaceId_email_kind: keyOf(notice, email ?? '') };
  const ended = await prisma.unsubscribedAddress.findUnique({ where });
  return { kind, sender: workspace.sellerName.trim() || workspace.name, wanted: ended === null };
}

/** Ends the mails, or undoes that. Repeating it changes nothing. @returns null when the token is not valid */
export async function changeSubscription(
  services: UnsubscribeServices,
  token: string,
  wanted: boolean,
): Promise<Subscription | null> {
  const { prisma } = services;
  const notice = await noticeOf(services, token);
  if (!notice) return null;
  const { kind, userId, email } = notice;
  const address = keyOf(notice, email ?? '');
  await writeIn(prisma, notice.workspaceId, async (tx) => {
    if (userId !== null) await setPreference(tx, { userId, kind, wanted });
    else if (wanted) await tx.unsubscribedAddress.deleteMany({ where: address });
    else await tx.unsubscribedAddress.createMany({ data: [address], skipDuplicates: true });
  }).catch((error: unknown) => {
    // the notice is gone too
    if (!(error instanceof NotFoundError)) throw error;
  });
  return readSubscription(services, token);
}
