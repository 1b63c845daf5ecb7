/** Invoices and receipts as files, for the members of their workspace. */
import { renderHtml } from '../billing/documents/html/renderHtml.js';
import type { DocumentKind, InvoiceDocument } from '../billing/documents/invoiceDocument.js';
import { renderPdf } from '../billing/documents/pdf/renderPdf.js';
import { readInvoiceDocument } from '../billing/documents/readInvoiceDocument.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { attachment } from '../storage/disposition.js';
import { HttpError, type Handler } from './answer.js';
import { requireSender, type ReadSender } from './sender.js';

/** The invoice itself is at /pdf in every format. */
const PATH = /^\/api\/invoices\/([^/]+)\/(pdf|receipt)$/;
const KINDS = { pdf: 'invoice', receipt: 'receipt' } as const satisfies Record<string, DocumentKind>;

interface Asked {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly format: 'html' | 'pdf';
}

interface File {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export function invoiceFiles(services: Services, readSender: ReadSender): Handler {
  return async (request, response) => {
    const { caller } = requireSender(await readSender(request, response), 'billing:read');
    const asked = askedFor(request.url ?? '');
    const document = await readInvoiceDocument(caller, services, asked).catch((error: unknown) => {
      if (error instanceof NotFoundError) throw new HttpError(404, error.message);
      if (error instanceof ConflictError) throw new HttpError(409, error.message, {}, { code: error.code });
      throw error;
    });
    const { body, headers } = asked.format === 'pdf' ? await pdfFile(document) : htmlFile(document);
    const name = `${document.number}${asked.kind === 'receipt' ? '-receipt' : ''}.${asked.format}`;
    response.writeHead(200, {
      ...headers,
      'content-length': body.length,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** @throws HttpError 404 when the path is not a document's, 400 when the format is unknown */
function askedFor(target: string): Asked {
  const url = new URL(target, 'http://localhost');
  const [, id, name] = PATH.exec(url.pathname) ?? [];
  if (id === undefined || (name !== 'pdf' && name !== 'receipt')) throw new HttpError(404, 'Not found.');
  const format = url.searchParams.get('format') ?? 'html';
  if (format !== 'html' && format !== 'pdf') throw new HttpError(400, 'Expected the format to be html or pdf.');
  return { id, kind: KINDS[name], format };
}

function htmlFile(document: InvoiceDocument): File {
  const { text, policy } = renderHtml(document);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return { body: Buffer.from(text), headers };
}

async function pdfFile(document: InvoiceDocument): Promise<File> {
  return { body: await renderPdf(document), headers: { 'content-type': 'application/pdf' } };
}
