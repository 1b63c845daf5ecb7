/**
 * A project's lists; the lists of all projects of a page are read in one query. Those of a deleted project, which the
 * invoices that outlive it name, are empty.
 */
import type { Prisma } from '../db/generated/client.js';
import { batched } from '../graphql/batch.js';
import { connect, queryOfRows, type AskedList, type Connection } from '../graphql/connection.js';

interface Wheres {
  readonly media: Prisma.MediaWhereInput;
  readonly stagingJobs: Prisma.StagingJobWhereInput;
  readonly invoices: Prisma.InvoiceWhereInput;
}

type ListName = keyof Wheres;
type Lists = Prisma.ProjectGetPayload<{ include: Record<ListName, true> }>;

interface ProjectList<Name extends ListName> extends AskedList {
  readonly projectId: string;
  readonly name: Name;
  readonly where?: Wheres[Name];
}

const among = (ids: string[]) => ({ id: { in: ids }, deletedAt: null });

/** Reads one page of a project's list. */
export function connectProjectList<Name extends ListName>(
  list: ProjectList<Name>,
): Promise<Connection<Lists[Name][number]>> {
  const { projectId: key, name, context, info, where = {} } = list;
  const { project } = context.services.prisma;
  const query = queryOfRows(list);
  return connect<Lists[Name][number]>(list.args, {
    load: async (window) => {
      const page = { ...query, ...window, where: { AND: [where, window.where] } };
      const rows = await batched({ context, info, key }, async (ids) => {
        const projects = await project.findMany({ where: among(ids), select: { id: true, [name]: page } });
        // Prisma's types do not support a relation that is named at run time.
        return new Map((projects as unknown as Pick<Lists, 'id' | Name>[]).map((row) => [row.id, row[name]]));
      });
      return rows ?? [];
    },
    count: async () => {
      const count = await batched({ context, info, what: 'count', key }, async (ids) => {
        const select = { id: true, _count: { select: { [name]: { where } } } };
        const projects = await project.findMany({ where: among(ids), select });
        return new Map(projects.map((row) => [row.id, row._count[name]]));
      });
      return count ?? 0;
    },
  });
}
