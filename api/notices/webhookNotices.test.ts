import { afterEach, expect, it, vi } from 'vitest';
import { mutate } from '../test/factories.js';
import { startNoticeWorker } from '../test/noticeWorker.js';
import { shared } from '../test/shared.js';
import { startSmtp } from '../test/smtpServer.js';
import { startServer } from '../test/startServer.js';
import { startReceiver } from '../test/webhookReceiver.js';
import { happen, makeWebhook } from '../test/webhooks.js';
import { startSender } from '../webhooks/sending/sender.js';

const smtp = shared(startSmtp);
const server = shared(async () => {
  const started = await startServer({ settings: { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' } });
  await startNoticeWorker(started.services);
  return started;
});
const receiver = shared(startReceiver);
shared(async () => ({ close: startSender(server.services).stop }));
const patience = { timeout: 60_000, interval: 50 };
afterEach(() => smtp.fail(null));

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email);

async function makeGone() {
  const who = await server.register();
  const { id } = await makeWebhook(server, who, { url: receiver.url });
  receiver.answerWith((response) => response.writeHead(410).end());
  const happens = () => happen(server.services, { workspaceId: who.workspaceId, objectId: 'x' });
  const change = (name: string) => mutate(server, who, { name, input: { id } });
  return { who, id, happens, change };
}

it('mails the owners each time the system switches a webhook off, and not when a person does', async () => {
  const { who, happens, change } = await makeGone();
  await change('switchWebhookOff');
  await change('switchWebhookOn');
  await happens();
  await vi.waitFor(() => expect(mailsTo(who.email)).toHaveLength(1), patience);
  const [mail] = mailsTo(who.email);
  const { host } = new URL(receiver.url);
  expect(mail?.subject).toBe(`Webhook switched off: ${host}`);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`because it answered that it is gone (410): ${host}`);
  // the rest of the address may be a secret
  expect(mail?.text).not.toContain('/hooks');
  await change('switchWebhookOn');
  await happens();
  await vi.waitFor(() => expect(mailsTo(who.email)).toHaveLength(2), patience);
});

it('tells in the timeline when that mail is refused', async () => {
  const { who, id, happens } = await makeGone();
  smtp.fail({ kind: 'refuses', at: 'recipient', code: 550 });
  await happens();
  const where = { workspaceId: who.workspaceId, action: 'mail_failed' };
  const read = () => server.services.prisma.activity.findMany({ where });
  await vi.waitFor(async () => expect(await read()).toHaveLength(1), patience);
  expect(await read()).toMatchObject([
    {
      entityType: 'webhook',
      entityId: id,
      description: expect.stringContaining('that a webhook is off could not be sent'),
    },
  ]);
});
