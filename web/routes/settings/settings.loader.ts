import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.js';
import document from '../../__generated__/SettingsPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../session/guards.js';

export async function settingsLoader() {
  await requireUser();
  return preload<SettingsPageQuery>(document, {});
}
