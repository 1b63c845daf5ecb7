import { http, HttpResponse } from 'msw';
import document from '../__generated__/SettingsQuery.graphql.js';
import { renderPage } from './renderPage.js';
import type { useApi } from './server.js';
import { viewerExample } from './settingsExamples.js';
import { SettingsPage } from '../routes/settings/SettingsPage.js';

interface Opened {
  /** where it differs from the example */
  readonly viewer?: Record<string, unknown>;
  /** the part of the address after the path */
  readonly search?: string;
  readonly provider?: 'google' | 'oidc' | null;
}

/** Renders the settings with the server's answers. */
export function openSettings(
  api: ReturnType<typeof useApi>,
  { viewer = {}, search = '', provider = null }: Opened = {},
) {
  const settings = { passwordReset: false, supportEmail: 'help@showhome.test', provider };
  api.use(http.get('*/api/auth/settings', () => HttpResponse.json(settings)));
  api.answer({ viewer: viewerExample(viewer) });
  return renderPage({ Page: SettingsPage, document, address: `/settings${search}` });
}
