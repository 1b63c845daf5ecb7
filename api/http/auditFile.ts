/** The audit log as a CSV file. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { auditCsv } from '../audit/auditCsv.js';
import { filteredAuditEntries } from '../audit/auditEntry.access.js';
import type { Services } from '../services.js';
import { attachment } from '../storage/disposition.js';
import type { Handler } from './answer.js';
import { optionalDayIn } from './dayIn.js';
import { requireSender, type ReadSender } from './sender.js';

export function auditFile({ prisma }: Services, readSender: ReadSender): Handler {
  return async (request, response) => {
    const { caller } = requireSender(await readSender(request, response), 'audit:read');
    const url = new URL(request.url ?? '/', 'http://localhost');
    const filter = {
      search: url.searchParams.get('search'),
      from: optionalDayIn(url, 'from'),
      to: optionalDayIn(url, 'to'),
    };
    const pieces = auditCsv(prisma, filteredAuditEntries(caller, filter));
    const first = await pieces.next(); // an error of the first piece is still answered with its status
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment('audit.csv'),
      'cache-control': 'private, no-store',
    });
    if (request.method === 'HEAD') return void response.end();
    response.write(first.value);
    await pipeline(Readable.from(pieces), response);
  };
}
