import { beforeEach, describe, expect, it, vi } from 'vitest';
import { today } from '../billing/days.js';
import { lapseInvoices } from '../billing/lapseInvoices.js';
import { newId } from '../domain/ids.js';
import { first } from '../test/elements.js';
import { mutate } from '../test/factories.js';
import { newDraft, sendInvoice } from '../test/invoices.js';
import { startNoticeWorker } from '../test/noticeWorker.js';
import { linesOfPage, readPdf } from '../test/pdfText.js';
import { shared } from '../test/shared.js';
import { startSmtp, type ReceivedMail } from '../test/smtpServer.js';
import { startServer, type Registered } from '../test/startServer.js';
import type { News } from '../messaging/news.js';
import { planNotices } from './planNotices.js';

const smtp = shared(startSmtp);
const server = shared(async () => {
  const started = await startServer({ settings: { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' } });
  await startNoticeWorker(started.services);
  return started;
});
const plain = shared(startServer);
const patience = { timeout: 60_000, interval: 50 };
const DAY = 24 * 3600 * 1000;

let who: Registered;
let payer: string;
let payers = 0;
beforeEach(async () => {
  who = await server.register();
  payer = `Payer${++payers}@Example.com`;
  const seller = { name: 'Okafor Staging', email: 'billing@okafor.example' };
  await mutate(server, who, { name: 'updateSellerDetails', input: seller });
});

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email.toLowerCase());

async function mailTo(email: string, number = 0): Promise<ReceivedMail> {
  await vi.waitFor(() => expect(mailsTo(email).length).toBeGreaterThan(number), patience);
  return first(mailsTo(email).slice(number));
}

const billed = () => ({ billTo: { name: 'Rafael', email: payer } });
const mail = (id: string, by = who) => mutate(server, by, { name: 'mailInvoice', input: { id } });

/** The lines of the mail's only file. */
function linesOf({ files }: ReceivedMail): string[] {
  expect(files.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  return readPdf(first(files).bytes).flatMap(linesOfPage);
}

/** An invoice that became overdue just now. */
async function makeOverdue() {
  const draft = await newDraft(server, who, billed());
  await sendInvoice(server, who, { id: draft.id });
  const dueDate = new Date(today().getTime() - DAY);
  await server.services.prisma.invoice.update({ where: { id: draft.id }, data: { dueDate } });
  await lapseInvoices(server.services);
  const news = { kind: 'invoice_overdue', invoiceId: draft.id, dueDate: dueDate.toISOString().slice(0, 10) } as const;
  return { ...draft, news };
}

/** Plans the news now, as its message would. @returns the number of notices that it makes */
async function planned(news: News): Promise<number> {
  const count = () => server.services.prisma.notice.count({ where: { workspaceId: who.workspaceId } });
  const before = await count();
  await planNotices(server.services, news);
  return (await count()) - before;
}

describe('an invoice by mail', () => {
  it('goes with its PDF to the address it bills, and answers go to the seller', async () => {
    const { id, invoiceNumber } = await newDraft(server, who, billed());
    expect((await sendInvoice(server, who, { id, byMail: true })).invoice.status).toBe('SENT');
    const sent = await mailTo(payer);
    expect(sent.subject).toBe(`Invoice ${invoiceNumber} from Okafor Staging`);
    expect(sent.headers.get('reply-to')).toBe('billing@okafor.example');
    expect(sent.text).toContain('Okafor Staging sends you an invoice.');
    expect(sent.text).toMatch(/Amount +\$19\.49/);
    expect(sent.html).toContain('$19.49');
    expect(linesOf(sent).join('\n')).toContain(invoiceNumber);
    const activities = await server.services.prisma.activity.findMany({ where: { entityId: id } });
    expect(activities.map(({ action }) => action)).toContain('invoice_mailed');
    await mail(id);
    expect((await mailTo(payer, 1)).subject).toBe(sent.subject);
  });

  it('is not sent when only its status changes', async () => {
    const { id } = await newDraft(server, who, billed());
    await sendInvoice(server, who, { id });
    expect(
      await server.services.prisma.$queryRaw`SELECT FROM queue.job WHERE data->'news'->>'invoiceId' = ${id}`,
    ).toEqual([]);
  });

  it('is refused with a sentence, and then the invoice stays a draft', async () => {
    const nobody = await newDraft(server, who);
    const noAddress = { __typename: 'ConflictError', message: expect.stringContaining('names no e-mail address') };
    expect(await sendInvoice(server, who, { id: nobody.id, byMail: true })).toMatchObject(noAddress);
    const row = await server.services.prisma.invoice.findUniqueOrThrow({ where: { id: nobody.id } });
    expect(row.status).toBe('draft');
    const addressed = await newDraft(server, who, billed());
    expect((await mail(addressed.id)).message).toBe('This invoice is a draft. Send it first.');
    const other = await plain.register();
    const draft = await newDraft(plain, other, billed());
    expect(await sendInvoice(plain, other, { id: draft.id, byMail: true })).toMatchObject({
      __typename: 'ConflictError',
      message: expect.stringContaining('no mail server is set up'),
    });
    const stranger = await server.register();
    expect((await mail(nobody.id, stranger)).__typename).toBe('NotFoundError');
  });

  it('is limited per invoice', async () => {
    const { id } = await newDraft(server, who, billed());
    await sendInvoice(server, who, { id });
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push((await mail(id)).__typename);
    expect(answers).toEqual([...Array(3).fill('MailInvoicePayload'), 'TooManyAttemptsError']);
  });
});

describe('a reminder of an overdue invoice', () => {
  it('goes once when it is overdue, and once a week after', async () => {
    const { id, invoiceNumber, news } = await makeOverdue();
    const reminder = await mailTo(payer);
    expect(reminder.subject).toBe(`Reminder: invoice ${invoiceNumber} from Okafor Staging is overdue`);
    expect(linesOf(reminder).join('\n')).toContain('was due on');
    const [later] = await server.services.prisma.$queryRaw<{ days: number }[]>`
      SELECT extract(epoch FROM start_after - created_on)::float / 86400 AS days FROM queue.job
      WHERE name = 'tell' AND data->'news'->>'invoiceId' = ${id} AND data->'news'->>'time' = 'second'`;
    expect(later?.days).toBeCloseTo(7, 1);
    expect(await planned({ ...news, time: 'first' })).toBe(0);
    expect(await planned({ ...news, time: 'second' })).toBe(1);
    expect((await mailTo(payer, 1)).subject).toMatch(/^Second reminder: /);
  });

  it('does not go once the invoice is paid, sent again, or the workspace wants none', async () => {
    const { id, news } = await makeOverdue();
    await mailTo(payer);
    const second = { ...news, time: 'second' } as const;
    await mutate(server, who, { name: 'updateOverdueReminders', input: { wanted: false } });
    expect(await planned(second)).toBe(0);
    await mutate(server, who, { name: 'updateOverdueReminders', input: { wanted: true } });
    const dueDate = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
    await sendInvoice(server, who, { id, dueDate });
    expect(await planned(second)).toBe(0);
    await server.services.prisma.invoice.update({ where: { id }, data: { status: 'overdue' } });
    expect(await planned(second)).toBe(0);
    expect(await planned({ ...second, dueDate })).toBe(1);
  });

  it('can be ended by its recipient for one workspace, without an account', async () => {
    const { news } = await makeOverdue();
    const reminder = await mailTo(payer);
    const link = /^<(.*)>$/.exec(reminder.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    const page = await (await fetch(link, { method: 'POST' })).text();
    expect(page).toContain('Reminders of overdue invoices from <bdi>Okafor Staging</bdi> are no longer sent to you.');
    await planNotices(server.services, { ...news, time: 'second' });
    await vi.waitFor(async () => {
      const where = { workspaceId: who.workspaceId, event: { endsWith: 'second' } };
      expect((await server.services.prisma.notice.findFirst({ where }))?.outcome).toBe('dropped');
    }, patience);
    expect(mailsTo(payer)).toHaveLength(1);
    // Another workspace, and another kind, are not affected.
    const { workspaceId } = await server.register();
    const ended = { email: payer.toLowerCase(), kind: 'invoice_overdue' as const };
    const { prisma } = server.services;
    expect(await prisma.unsubscribedAddress.count({ where: { ...ended, workspaceId } })).toBe(0);
    expect(await prisma.unsubscribedAddress.count({ where: { ...ended, workspaceId: who.workspaceId } })).toBe(1);
  });
});

it('tells the other owners of a payment, and whoever recorded it nothing', async () => {
  const owner = await server.register();
  const { workspaceId } = who;
  const membership = { id: newId('mem'), workspaceId, userId: owner.user.id, role: 'owner' } as const;
  await server.services.prisma.membership.create({ data: membership });
  const { id: invoiceId, invoiceNumber } = await newDraft(server, who, billed());
  const paid = { invoiceId, method: 'Cheque <b>', receivedOn: '2026-01-02' };
  await mutate(server, who, { name: 'recordPayment', input: paid });
  const told = await mailTo(owner.email);
  expect(told.subject).toBe(`Payment received: $19.49 for invoice ${invoiceNumber}`);
  expect(told.text).toContain(`${server.url}/billing?invoice=${invoiceId}`);
  expect(told.html).toContain('Cheque &lt;b&gt;');
  expect(mailsTo(who.email)).toEqual([]);
});
