import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.js';
import { Dashboard } from './Dashboard.js';
import { DashboardSkeleton } from './DashboardSkeleton.js';

/** The first page of a signed-in user: the workspace's state, and links to more. */
export function DashboardPage() {
  const query = useLoaderData<PreloadedQuery<DashboardQuery>>();
  return (
    <>
      <title>Dashboard · Showhome</title>
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard query={query} />
      </Suspense>
    </>
  );
}
