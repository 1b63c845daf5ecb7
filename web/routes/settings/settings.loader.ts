import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SettingsQuery } from '../../__generated__/SettingsQuery.graphql.js';
import document from '../../__generated__/SettingsQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';

export async function settingsLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<SettingsQuery>(document, {}, { request });
}
