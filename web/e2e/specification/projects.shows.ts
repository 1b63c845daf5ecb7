import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { useBrowser } from '../browser.js';
import { dashboardShows } from './projects/dashboard.shows.js';
import { firstProjectShows } from './projects/firstProject.shows.js';
import { libraryShows } from './projects/library.shows.js';
import { notificationShows } from './projects/notifications.shows.js';
import { portfolioShows } from './projects/portfolio.shows.js';
import { projectPageShows } from './projects/project.shows.js';
import { projectMediaShows } from './projects/projectMedia.shows.js';
import { type Scene, setScene } from './projects/scene.js';

/** Dashboard, notifications, projects, one project, media: in this order, with the same two people. */
export function projectShows({ visit }: ReturnType<typeof useBrowser>) {
  let scene: Scene;
  const theScene = () => scene;
  beforeAll(async () => {
    scene = await setScene(visit);
  });
  afterAll(() => scene?.end());

  describe('dashboard', () => {
    dashboardShows(theScene);
  });
  describe('notifications', () => {
    notificationShows(theScene);
  });
  describe('portfolio', () => {
    portfolioShows(theScene);
  });
  describe('first project', () => {
    firstProjectShows(theScene);
  });
  describe('project', () => {
    projectPageShows(theScene);
  });
  describe('its media', () => {
    projectMediaShows(theScene);
  });
  describe('library', () => {
    libraryShows(theScene);
  });

  test('nothing went wrong inside the pages', () => {
    expect(scene.problems()).toEqual([]);
  });
}
