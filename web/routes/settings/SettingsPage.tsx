import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { SettingsQuery } from '../../__generated__/SettingsQuery.graphql.js';
import { Settings } from './Settings.js';
import { SettingsSkeleton } from './SettingsSkeleton.js';

/** Settings of the person, and for an owner those of the workspace. */
export function SettingsPage() {
  const query = useLoaderData<PreloadedQuery<SettingsQuery>>();
  return (
    <>
      <title>Settings · Showhome</title>
      <Suspense fallback={<SettingsSkeleton />}>
        <Settings query={query} />
      </Suspense>
    </>
  );
}
