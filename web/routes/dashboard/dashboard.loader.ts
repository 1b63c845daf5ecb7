import { commitLocalUpdate, ConnectionHandler, VIEWER_ID } from 'relay-runtime';
import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.js';
import document from '../../__generated__/DashboardQuery.graphql.js';
import { environment } from '../../relay/environment.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../session/guards.js';

const FIRST = 10;
const MOST = 100; // the server gives no more at once

/** How much of the timeline to read: as much as was shown before, so that whoever comes back finds their place. */
function timelineLength(): number {
  let shown = 0;
  commitLocalUpdate(environment, (store) => {
    const timeline = store.get(ConnectionHandler.getConnectionID(VIEWER_ID, 'ActivityTimeline_activities'));
    shown = timeline?.getLinkedRecords('edges')?.length ?? 0;
  });
  return Math.min(Math.max(shown, FIRST), MOST);
}

export async function dashboardLoader() {
  await requireUser();
  return preload<DashboardQuery>(document, { activities: timelineLength() });
}
