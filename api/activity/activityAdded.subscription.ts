import type { Caller } from '../domain/caller.js';
import { builder } from '../graphql/builder.js';
import { changedRows, reread, type Change } from '../graphql/changes.js';
import { signedIn } from '../graphql/context.js';
import type { BusMessage } from '../messaging/bus.js';
import type { Services } from '../services.js';
import { visibleActivities } from './activity.access.js';
import { Activity } from './activity.type.js';

builder.subscriptionField('activityAdded', (t) =>
  t.prismaField({
    type: Activity,
    description: 'Everything that happens in the workspace from now on.',
    subscribe: (_root, _args, context) => added(signedIn(context), context.services),
    resolve: (query, change, _args, context) =>
      reread(context, 'Activity', (caller, { activity }) =>
        activity.findFirst({ ...query, where: { id: (change as Change).id, ...visibleActivities(caller) } }),
      ),
  }),
);

/** The most missed activities that are sent after a reconnection: as many as a timeline shows. */
const MOST_MISSED = 100;
/** Milliseconds for clock differences of servers, and for transactions that commit later than their rows' time. */
const OVERLAP = 60_000;

/** Every new activity that the caller may read, each once. */
function added(caller: Caller, { bus, prisma }: Services): AsyncIterableIterator<Change> {
  /** recently sent ids with their times, the oldest first */
  const told = new Map<string, number>();
  const begun = Date.now();
  let last = begun;

  function tell(ids: readonly string[]): readonly string[] {
    last = Date.now();
    for (const id of ids) told.set(id, last);
    for (const [id, at] of told) {
      if (at > last - OVERLAP) break;
      told.delete(id);
    }
    return ids;
  }

  async function missed(): Promise<string[]> {
    const after = new Date(Math.max(begun, last - OVERLAP));
    const rows = await prisma.activity.findMany({
      where: { AND: visibleActivities(caller), createdAt: { gt: after }, id: { notIn: [...told.keys()] } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_MISSED,
      select: { id: true },
    });
    return rows.map(({ id }) => id).toReversed();
  }

  async function visible(message: Extract<BusMessage, { kind: 'activity' }>): Promise<readonly string[]> {
    if (caller.role !== 'agent') return [message.id];
    const where = { AND: [{ id: message.id }, visibleActivities(caller)] };
    const rows = await prisma.activity.findMany({ where, select: { id: true } });
    return rows.map(({ id }) => id);
  }

  return changedRows(bus.subscribe(caller.workspaceId), {
    missed: async () => tell(await missed()),
    told: async (message) => (message.kind === 'activity' ? tell(await visible(message)) : []),
  });
}
