/** The workspace's figures as a CSV file. */
import { figuresCsv } from '../dashboard/figures/figuresCsv.js';
import { readFigures } from '../dashboard/figures/readFigures.js';
import { GraphQLError } from 'graphql';
import type { Services } from '../services.js';
import { attachment } from '../storage/disposition.js';
import { HttpError, type Handler } from './answer.js';
import { requireSender, type ReadSender } from './sender.js';

const DAY = /^\d{4}-\d\d-\d\d$/;

function dayIn(url: URL, name: string): Date {
  const text = url.searchParams.get(name) ?? '';
  const day = new Date(DAY.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  if (Number.isNaN(day.getTime())) throw new HttpError(400, `Expected ${name} to be a day such as 2026-12-31.`);
  return day;
}

export function figuresFile(services: Services, readSender: ReadSender): Handler {
  return async (request, response) => {
    const { caller } = requireSender(await readSender(request, response), 'billing:read');
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [from, to, tag] = [dayIn(url, 'from'), dayIn(url, 'to'), url.searchParams.get('tag')];
    const rows = await readFigures(caller, services, { from, to, tag }).catch((error: unknown) => {
      throw error instanceof GraphQLError ? new HttpError(400, error.message) : error;
    });
    const users = await services.prisma.user.findMany({
      where: {
        id: { in: rows.flatMap(({ agentId }) => agentId ?? []) },
        memberships: { some: { workspaceId: caller.workspaceId } },
      },
      select: { id: true, firstName: true, lastName: true, email: true },
    });
    const body = Buffer.from(figuresCsv(rows, new Map(users.map((user) => [user.id, user]))));
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': body.length,
      'content-disposition': attachment('figures.csv'),
      'cache-control': 'private, no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
