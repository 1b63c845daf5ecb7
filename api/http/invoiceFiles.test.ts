import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProject, mutate } from '../test/factories.js';
import { cancelInvoice, makeInvoice, newDraft, sendInvoice } from '../test/invoices.js';
import { linesOfPage, readPdf } from '../test/pdfText.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register({ firstName: 'Ada', lastName: 'Byron' }));
let invoice: { id: string; invoiceNumber: string };
beforeAll(async () => {
  invoice = await newDraft(server, who, { dueDate: '2027-02-28' });
  await sendInvoice(server, who, { id: invoice.id });
});

const get = (path: string, cookie: string | undefined = who.cookie, method = 'GET') =>
  fetch(`${server.url}/api/invoices/${path}`, { method, headers: cookie ? { cookie } : {} });

async function pay(id: string, by = who): Promise<void> {
  const receivedOn = new Date().toISOString().slice(0, 10);
  const paid = { invoiceId: id, method: 'Bank transfer', reference: 'TX-7', receivedOn };
  const { message } = await mutate(server, by, { name: 'recordPayment', input: paid });
  expect(message).toBeUndefined();
}

async function paidInvoice() {
  const draft = await newDraft(server, who);
  await pay(draft.id);
  return draft;
}

/** Parses the file as a browser does. */
function parse(html: string) {
  const { document } = new Window();
  document.write(html);
  return document;
}

const pdfLines = async (response: Response) =>
  readPdf(Buffer.from(await response.arrayBuffer()))
    .flatMap(linesOfPage)
    .join('\n');

describe('an invoice', () => {
  it('is an HTML file named by its number, with a strict policy and without caching', async () => {
    const response = await get(`${invoice.id}/pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${invoice.invoiceNumber}.html"; filename*=UTF-8''${invoice.invoiceNumber}.html`,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await response.text();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const inside = [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      'font-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; ');
    expect(response.headers.get('content-security-policy')).toBe(`${inside}; frame-ancestors 'none'; sandbox`);
    const page = parse(html);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(inside);
    expect(page.querySelectorAll('script, link, img, iframe, object, [src], [href], [style]')).toHaveLength(0);
    expect(style).not.toMatch(/url\((?!data:)|@import/);
  });

  it('shows every field of the invoice', async () => {
    const text = parse(await (await get(`${invoice.id}/pdf`)).text()).body.textContent.replace(/\s+/g, ' ');
    const pdf = await pdfLines(await get(`${invoice.id}/pdf?format=pdf`));
    // the same text as on the screen when the seller's details are empty
    expect(text).toMatch(/From ?Not given/);
    expect(text).not.toContain('Ada Byron');
    for (const said of ['Invoice', 'Sent', invoice.invoiceNumber, 'February 28, 2027', 'Not given', '12 Elm Street']) {
      expect(text).toContain(said);
      expect(pdf).toContain(said);
    }
    for (const said of ['Staging of 6 photos', '$18.00', '$1.49', 'Total (USD)', '$19.49', 'by February 28, 2027']) {
      expect(text).toContain(said);
      expect(pdf).toContain(said);
    }
  });

  it('is a PDF when that is requested', async () => {
    const response = await get(`${invoice.id}/pdf?format=pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`filename="${invoice.invoiceNumber}.pdf"`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.length).toBe(Number(response.headers.get('content-length')));
  });

  it('answers HEAD without a body, and refuses other methods and formats', async () => {
    const head = await get(`${invoice.id}/pdf`, who.cookie, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect((await get(`${invoice.id}/pdf`, who.cookie, 'POST')).status).toBe(405);
    const other = await get(`${invoice.id}/pdf?format=docx`);
    expect([other.status, await other.text()]).toEqual([400, 'Expected the format to be html or pdf.']);
  });

  it.each([
    ['cancelled', 'Cancelled', 'nothing is to be paid'],
    ['draft', 'Draft', 'once the invoice is sent'],
  ])('states that it is %s', async (status, label, sentence) => {
    const { id } = await newDraft(server, who);
    if (status === 'cancelled') await cancelInvoice(server, who, id);
    const page = parse(await (await get(`${id}/pdf`)).text());
    expect(page.querySelector('.badge')?.textContent).toBe(label);
    expect(page.querySelector('.amount')?.textContent).toContain(sentence);
  });
});

describe('a receipt', () => {
  it('states how and when it was paid, in both formats', async () => {
    const { id, invoiceNumber } = await paidInvoice();
    const html = await get(`${id}/receipt`);
    expect(html.headers.get('content-disposition')).toContain(`filename="${invoiceNumber}-receipt.html"`);
    const pdf = await get(`${id}/receipt?format=pdf`);
    expect(pdf.headers.get('content-disposition')).toContain(`filename="${invoiceNumber}-receipt.pdf"`);
    const page = parse(await html.text());
    expect(page.querySelector('h1')?.textContent).toBe('Receipt');
    expect(page.querySelector('.badge.done')?.textContent).toBe('Paid');
    const lines = await pdfLines(pdf);
    for (const said of ['Bank transfer', 'TX-7', 'Amount paid (USD)', '$19.49', 'paid on ']) {
      expect(page.body.textContent).toContain(said);
      expect(lines).toContain(said);
    }
  });

  it('is a conflict with a sentence before the payment', async () => {
    for (const format of ['html', 'pdf']) {
      const response = await get(`${invoice.id}/receipt?format=${format}`);
      const sentence = 'There is a receipt once the invoice is paid. Download the invoice instead.';
      expect([response.status, await response.text()]).toEqual([409, sentence]);
    }
  });
});

describe('a caller who may not see an invoice', () => {
  it.each(['pdf', 'receipt', 'pdf?format=pdf'])('gets no %s', async (name) => {
    const { id } = await makeInvoice(server, who, { status: 'paid' });
    const stranger = await server.register();
    const missing = 'inv_00000000000000000000';
    const asked: [string, string | undefined, number][] = [
      [`${id}/${name}`, '', 401],
      [`${missing}/${name}`, '', 401],
      [`${id}/${name}`, stranger.cookie, 404],
      [`${missing}/${name}`, who.cookie, 404],
      [`nope/${name}`, who.cookie, 404],
      [`%00/${name}`, who.cookie, 404],
    ];
    for (const [path, cookie, status] of asked) {
      const response = await get(path, cookie);
      const said = { 401: 'Sign in first.', 404: 'Invoice not found.' }[status];
      expect([path, response.status, await response.text()]).toEqual([path, status, said]);
    }
  });

  it.each([
    ['sent', 200],
    ['draft', 404],
  ] as const)('that is %s answers %d after its project was deleted', async (status, answer) => {
    const { id, projectId } = await makeInvoice(server, who, { status });
    await mutate(server, who, { name: 'deleteProject', input: { id: projectId } });
    expect((await get(`${id}/pdf`)).status).toBe(answer);
  });
});

describe('hostile text in every field', () => {
  const hostile = (name: string) =>
    `</style></p>--><script>x('${name}')</script>"'&amp;<img src=x onerror=x>\u202e${name}`;

  it('stays text', async () => {
    const own = await server.register();
    const party = (name: string) => ({
      name: hostile(`${name} name`),
      address: `${hostile(`${name} street`)}\n${hostile(`${name} town`)}`,
      taxId: `<b>${name}</b>&"'\u202e`,
      email: `<svg onload=x>"'&@example.com`,
    });
    const [seller, billTo] = [party('seller'), party('payer')];
    const address = hostile('project');
    const description = hostile('item');
    const payment = { method: `<b>cash</b>&"'\u202e`, reference: hostile('reference') };
    const projectId = await makeProject(server, own);
    const { id } = await newDraft(server, own, { projectId });
    await pay(id, own);
    // Today's rules refuse such an e-mail address and accept bidi controls in other fields; older rows may hold both.
    const { prisma } = server.services;
    await prisma.project.update({ where: { id: projectId }, data: { address } });
    await prisma.invoice.update({
      where: { id },
      data: {
        sellerName: seller.name,
        sellerAddress: seller.address,
        sellerTaxId: seller.taxId,
        sellerEmail: seller.email,
        billToName: billTo.name,
        billToAddress: billTo.address,
        billToTaxId: billTo.taxId,
        billToEmail: billTo.email,
        items: { updateMany: { where: { position: 0 }, data: { description } } },
        payment: { update: payment },
      },
    });

    const html = await (await get(`${id}/receipt`, own.cookie)).text();
    const page = parse(html);
    expect(page.querySelectorAll('script, img, svg, b, i')).toHaveLength(0);
    expect(html.match(/<style>/g)).toHaveLength(1);
    const shown = [...page.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    const texts = [seller, billTo].flatMap((one) => [one.name, ...one.address.split('\n'), `Tax ID ${one.taxId}`]);
    for (const text of [...texts, seller.email, address, description, payment.method, payment.reference]) {
      expect(shown).toContain(text);
    }
    // A bidi control affects its own field only.
    expect(html.replace(/<bdi>[^<]*<\/bdi>/g, '')).not.toContain('\u202e');

    const pdf = await get(`${id}/receipt?format=pdf`, own.cookie);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|URI)\b/);
    expect(
      readPdf(bytes)
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).not.toContain('\u202e');
  });
});
