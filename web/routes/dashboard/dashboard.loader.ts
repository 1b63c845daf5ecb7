import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.js';
import document from '../../__generated__/DashboardQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';

export async function dashboardLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<DashboardQuery>(document, {}, { request, keepsPlace: true });
}
