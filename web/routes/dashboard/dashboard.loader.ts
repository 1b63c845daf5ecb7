import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.js';
import document from '../../__generated__/DashboardPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../session/guards.js';

export async function dashboardLoader() {
  await requireUser();
  return preload<DashboardPageQuery>(document, {});
}
