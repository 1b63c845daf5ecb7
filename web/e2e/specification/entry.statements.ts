import type { Statements } from './statement.js';

const ENTRY = 'web/e2e/specification/entry.test.ts';
const SESSION_E2E = 'web/e2e/specification/session.test.ts';
const VISITOR = 'a visitor sees the landing page, whose header leads to the login';
const VISITOR_SAMPLES = 'a visitor sees the samples';
const LED_TO_LOGIN = 'a visitor is led to the login from every page of signed-in users, and from an unknown path';
const LED_HOME = '%s leads a signed-in user to the dashboard';
const USER_SAMPLES = 'a signed-in user sees the samples under their own header';
const NOT_FOUND = 'an unknown path shows a signed-in user that it is not found';
const TABS = 'each tab of the header leads to its page, and the brand to the dashboard';
const ACTIVE = 'a tab is active when the path starts with its path';
const DRAWER = 'on a small screen the navigation is a drawer';
const NAMED = 'the header shows a bell, initials, the full name and "Member"';
const NAMELESS = 'the header shows the e-mail of a person without a name';
const LOGOUT = '"Logout" leads to the server’s path, and nobody is signed in after it';
const LOADING = 'the page says that it is loading until the user is known';
const FAILED = 'a failed check counts as signed out';
const ASKED = 'the user is requested on mount, on focus and on reconnect';
const ENDED = 'a user whose session ended is a visitor at the next check';
const REQUESTS = 'requests carry credentials, and a body is JSON';
const FOCUS = 'focus requests the user again, and nothing else';
const NAMES = 'web/session/displayName.test.ts';
const CALLED = 'names %o %s, with the initials %s';
const SESSION = 'web/session/session.test.tsx';

/** Statements about every screen: routes, header, session, the 404 card. */
export const entryStatements = {
  'routes: landing': {
    section: 2,
    states: '/ shows a visitor the landing page',
    shownBy: { [ENTRY]: [VISITOR] },
  },
  'routes: samples': {
    section: 2,
    states: '/samples is open to everybody',
    shownBy: { [ENTRY]: [VISITOR_SAMPLES] },
  },
  'routes: signed-in pages': {
    section: 2,
    states: '/dashboard, /projects, /projects/{id}, /media, /staging, /billing and /checkout lead a visitor to /login',
    shownBy: { [ENTRY]: [LED_TO_LOGIN] },
  },
  'routes: unknown path, signed out': {
    section: 2,
    states: 'any other path leads a visitor to /login',
    shownBy: { [ENTRY]: [LED_TO_LOGIN] },
  },
  'routes: landing, signed in': {
    section: 2,
    states: '/ leads a signed-in user to /dashboard',
    shownBy: { [ENTRY]: [LED_HOME] },
  },
  'routes: login, signed in': {
    section: 2,
    states: '/login leads a signed-in user to /dashboard',
    shownBy: { [ENTRY]: [LED_HOME] },
  },
  'routes: samples, signed in': {
    section: 2,
    states: '/samples is open to a signed-in user, under their own header',
    shownBy: { [ENTRY]: [USER_SAMPLES] },
  },
  'routes: unknown path, signed in': {
    section: 2,
    states: 'any other path shows a signed-in user a card titled "Page Not Found" with 404',
    shownBy: { [ENTRY]: [NOT_FOUND] },
  },
  'header: signed out': {
    section: 2,
    states: 'the header of a visitor shows a "Login" button to /login',
    shownBy: { [ENTRY]: [VISITOR] },
  },
  'header: tabs': {
    section: 2,
    states: 'brand and the tabs "Dashboard", "Projects", "Media", "Staging", "Billing", each leading to its page',
    shownBy: { [ENTRY]: [TABS] },
  },
  'header: active tab': {
    section: 2,
    states: 'a tab is active when the path equals its path or starts with it',
    shownBy: { [ENTRY]: [ACTIVE] },
  },
  'header: drawer': {
    section: 2,
    states: 'on small screens the navigation is a side drawer',
    shownBy: { [ENTRY]: [DRAWER] },
  },
  'header: bell': {
    section: 2,
    states: 'a bell for notifications',
    shownBy: { [ENTRY]: [NAMED] },
  },
  'header: initials': {
    section: 2,
    states: 'initials: first letters of the names, else the first two of the e-mail, else "U"',
    shownBy: { [ENTRY]: [NAMED, NAMELESS], [NAMES]: [CALLED] },
  },
  'header: display name': {
    section: 2,
    states: 'a display name: full name, else e-mail, else "User"',
    shownBy: { [ENTRY]: [NAMED, NAMELESS], [NAMES]: [CALLED] },
  },
  'header: Member': {
    section: 6,
    states: 'every user is labelled "Member"; no other role is shown',
    shownBy: { [ENTRY]: [NAMED, NAMELESS] },
  },
  'header: Logout': {
    section: 2,
    states: '"Logout" navigates to the server’s logout path, and nobody is signed in after it',
    shownBy: { [ENTRY]: [LOGOUT] },
  },
  'session: loading': {
    section: 4,
    states: 'while it is not known who is signed in, the page says that it is loading',
    shownBy: { [SESSION_E2E]: [LOADING] },
  },
  'session: failed': {
    section: 4,
    states: 'a check that failed counts as nobody signed in, as 401 does',
    shownBy: { [SESSION_E2E]: [FAILED] },
  },
  'session: checks': {
    section: 4,
    states: 'who is signed in is asked again on mount, window focus and reconnect',
    shownBy: { [SESSION_E2E]: [ASKED] },
  },
  'session: no retry': {
    section: 4,
    states: 'a check that failed is not tried again by itself',
    shownBy: {
      [SESSION]: ['after %s checks the session only when the focus or the network comes back'],
    },
  },
  'session: ended': {
    section: 6,
    states: 'there are visitors and signed-in users: whose session ended is a visitor at the next check',
    shownBy: { [SESSION_E2E]: [ENDED] },
  },
  'session: requests': {
    section: 7,
    states: 'all requests carry credentials; a body is JSON with a JSON content-type',
    shownBy: { [SESSION_E2E]: [REQUESTS] },
  },
  'session: nothing read again': {
    section: 7,
    states: 'data is not read again when the window gets the focus',
    shownBy: { [SESSION_E2E]: [FOCUS] },
  },
} satisfies Statements;
