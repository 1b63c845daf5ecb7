/** The workspace's figures as a CSV file. */
import { GraphQLError } from 'graphql';
import { figuresCsv } from '../dashboard/figures/figuresCsv.js';
import { readFigures } from '../dashboard/figures/readFigures.js';
import type { Services } from '../services.js';
import { attachment } from '../storage/disposition.js';
import { HttpError, type Handler } from './answer.js';
import { dayIn } from './dayIn.js';
import { requireSender, type ReadSender } from './sender.js';

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
      select: { id: true, email: true },
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
