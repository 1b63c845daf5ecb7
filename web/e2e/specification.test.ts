import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesOf } from '../../api/test/titles.js';
import { useBrowser } from './browser.js';
import { billingShows } from './specification/billing.shows.js';
import { useBillingDesk } from './specification/billingDesk.js';
import { entryShows } from './specification/entry.shows.js';
import { landingShows } from './specification/landing.shows.js';
import { loginShows } from './specification/login.shows.js';
import { messageShows } from './specification/messages.shows.js';
import { sessionShows } from './specification/session.shows.js';
import { projectShows } from './specification/projects.shows.js';
import { invoiceShows } from './specification/invoice.shows.js';
import { orderShows } from './specification/order.shows.js';
import { isShownInBrowser, statements } from './specification/shows.js';
import { stagingShows } from './specification/staging.shows.js';
import { useStagingRoom } from './specification/stagingRoom.js';

const root = join(import.meta.dirname, '../..');
const rows = Object.entries(statements);
const elsewhere = rows.flatMap(([name, { shownBy = {} }]) =>
  Object.entries(shownBy).map(([file, titles]) => ({ name, file, titles })),
);

describe('in the browser', () => {
  const browser = useBrowser();
  const stagingRoom = useStagingRoom(browser);
  // a room is rendered while the rest goes on
  describe('staging: order', () => {
    orderShows(stagingRoom);
  });
  describe('entry', () => {
    landingShows(browser);
    entryShows(browser);
    sessionShows(browser);
    loginShows(browser);
    messageShows(browser);
  });
  describe('projects', () => {
    projectShows(browser);
  });
  describe('billing', () => {
    const desk = useBillingDesk(browser);
    invoiceShows(desk);
    billingShows(desk);
  });
  describe('staging: result', () => {
    stagingShows(stagingRoom);
  });
});

describe('the table', () => {
  test('every statement is shown, by a test of the browser or by others that it names', () => {
    const unshown = rows.filter(([name, { shownBy }]) => !isShownInBrowser(name) && !shownBy);
    expect(unshown.map(([name]) => name)).toEqual([]);
  });

  test.each(elsewhere)('$name: shown by tests of $file', ({ file, titles }) => {
    expect(titles).not.toEqual([]);
    expect(titlesOf(file)).toEqual(expect.arrayContaining([...titles]));
  });

  test('every statement names the file that makes it true', () => {
    expect(rows.map(([, { where }]) => where).filter((where) => !existsSync(join(root, where)))).toEqual([]);
  });
});
