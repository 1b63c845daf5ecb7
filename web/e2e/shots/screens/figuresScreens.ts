import type { Page } from 'playwright-core';
import type { World } from '../people.js';
import { hold, refuse } from './acts.js';
import type { Screen } from './screen.js';

const figures = async (world: World) => {
  await world.invoices();
  await world.teamProjects();
  return '/figures';
};

/** What the screens' people did lies in one month: here it happened in each of six. */
const inMonths = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('FiguresPageQuery')) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    const rows: readonly object[] = data.viewer.figures;
    const months = ['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06'];
    data.viewer.figures = months.flatMap((month) => rows.map((row) => ({ ...row, month })));
    return route.fulfill({ response, json: { data } });
  });

/** What the projects brought in. */
export const figuresScreens: readonly Screen[] = [
  { name: 'figures', path: figures },
  { name: 'figures-months', path: figures, before: inMonths },
  { name: 'figures-agent', as: 'colleague', path: figures },
  { name: 'figures-empty', as: 'newcomer', path: '/figures' },
  { name: 'figures-no-match', path: '/figures?period=this-year&tag=Harbor+office' },
  { name: 'figures-loading', path: '/figures', before: hold },
  { name: 'figures-failed', path: '/figures', before: refuse, expected: /500/ },
];
