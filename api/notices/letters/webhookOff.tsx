/** @jsxRuntime automatic */
import { spanOf } from '../../domain/dayLengths.js';
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Given, Paragraph } from '../../mail/letter/parts.js';
import type { NewsOf } from '../../messaging/news.js';
import { hostOf } from '../../webhooks/endpoints/switchOff.js';
import { webhookThatIsOff } from '../rows.js';
import { Foot, mailSettings, type NoticeLetter, type Written } from './noticeLetter.js';

/** The system has switched a webhook off. */
export async function webhookOffLetter(
  news: NewsOf<'webhook_off'>,
  { services, unsubscribe }: NoticeLetter,
): Promise<Written | null> {
  const { env, prisma } = services;
  const webhook = await webhookThatIsOff(prisma, news);
  if (!webhook) return null;
  const host = hostOf(webhook.url);
  return {
    subject: `Webhook switched off: ${host}`,
    letter: (
      <Letter
        title="A webhook is switched off"
        preview={`Events are no longer sent to ${host}`}
        foot={
          <Foot
            why="You get this mail because you own the workspace."
            unsubscribe={unsubscribe}
            settings={mailSettings(env)}
          />
        }
      >
        <Paragraph>
          {webhook.offReason === 'gone'
            ? 'Events are no longer sent to this address, because it answered that it is gone (410): '
            : 'Events are no longer sent to this address, because nothing could be delivered for five days: '}
          <Given>{host}</Given>
        </Paragraph>
        <Paragraph>
          What happens from now on is not recorded for it. Once it works again, switch it on; what has failed can be
          sent again for {spanOf(env.keep.deliveries)}.
        </Paragraph>
        <Act href={`${env.publicUrl}/developers`}>Open the webhooks</Act>
      </Letter>
    ),
  };
}
