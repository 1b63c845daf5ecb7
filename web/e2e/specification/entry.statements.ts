import type { Statements } from './statement.js';

const NAMES = 'web/session/displayName.test.ts';
const CALLED = '%o is called %s and signs %s';
const SESSION = 'web/session/session.test.tsx';

/** Round every screen: routes, header, session, the 404 card. */
export const entryStatements = {
  'routes: landing': {
    section: 2,
    states: '/ shows a visitor the landing page',
    where: 'web/routes/landing/LandingPage.tsx',
  },
  'routes: samples': {
    section: 2,
    states: '/samples is open to everybody',
    where: 'web/router.tsx',
  },
  'routes: signed-in pages': {
    section: 2,
    states: '/dashboard, /projects, /projects/{id}, /media, /staging, /billing and /checkout lead a visitor to /login',
    where: 'web/router.tsx',
  },
  'routes: unknown path, signed out': {
    section: 2,
    states: 'any other path leads a visitor to /login',
    where: 'web/router.tsx',
  },
  'routes: landing, signed in': {
    section: 2,
    states: '/ leads a signed-in user to /dashboard',
    where: 'web/session/guards.ts',
  },
  'routes: login, signed in': {
    section: 2,
    states: '/login leads a signed-in user to /dashboard',
    where: 'web/session/guards.ts',
  },
  'routes: samples, signed in': {
    section: 2,
    states: '/samples is open to a signed-in user, under their own header',
    where: 'web/routes/samples/SamplesFrame.tsx',
  },
  'routes: unknown path, signed in': {
    section: 2,
    states: 'any other path shows a signed-in user a card titled "Page Not Found" with 404',
    where: 'web/shell/NotFoundPage.tsx',
  },
  'header: signed out': {
    section: 2,
    states: 'the header of a visitor shows a "Login" button to /login',
    where: 'web/shell/VisitorFrame.tsx',
  },
  'header: tabs': {
    section: 2,
    states: 'brand and the tabs "Dashboard", "Projects", "Media", "Staging", "Billing", each leading to its page',
    where: 'web/components/Header.tsx',
  },
  'header: active tab': {
    section: 2,
    states: 'a tab is active when the path equals its path or starts with it',
    where: 'web/components/isActiveTab.ts',
  },
  'header: drawer': {
    section: 2,
    states: 'on small screens the navigation is a side drawer',
    where: 'web/components/Drawer.tsx',
  },
  'header: bell': {
    section: 2,
    states: 'a bell for notifications',
    where: 'web/notifications/Notifications.tsx',
  },
  'header: initials': {
    section: 2,
    states: 'initials: first letters of the names, else the first two of the e-mail, else "U"',
    where: 'web/session/displayName.ts',
    shownBy: { [NAMES]: [CALLED] },
  },
  'header: display name': {
    section: 2,
    states: 'a display name: full name, else e-mail, else "User"',
    where: 'web/session/displayName.ts',
    shownBy: { [NAMES]: [CALLED] },
  },
  'header: Member': {
    section: 6,
    states: 'every user is labelled "Member"; no other role is shown',
    where: 'web/components/AccountMenu.tsx',
  },
  'header: Logout': {
    section: 2,
    states: '"Logout" navigates to the server’s logout path, and nobody is signed in after it',
    where: 'web/shell/Shell.tsx',
  },
  'session: loading': {
    section: 4,
    states: 'while it is not known who is signed in, the page says that it is loading',
    where: 'web/shell/Starting.tsx',
  },
  'session: failed': {
    section: 4,
    states: 'a check that failed counts as nobody signed in, as 401 does',
    where: 'web/session/session.ts',
  },
  'session: checks': {
    section: 4,
    states: 'who is signed in is asked again on mount, window focus and reconnect',
    where: 'web/session/session.ts',
  },
  'session: no retry': {
    section: 4,
    states: 'a check that failed is not tried again by itself',
    where: 'web/session/session.ts',
    shownBy: {
      [SESSION]: ['after %s the session is not asked for again until the focus or the network comes back'],
    },
  },
  'session: ended': {
    section: 6,
    states: 'there are visitors and signed-in users: whose session ended is a visitor at the next check',
    where: 'web/shell/Shell.tsx',
  },
  'session: requests': {
    section: 7,
    states: 'all requests carry credentials; a body is JSON with a JSON content-type',
    where: 'web/relay/network.ts',
  },
  'session: nothing read again': {
    section: 7,
    states: 'data is not read again when the window gets the focus',
    where: 'web/relay/environment.ts',
  },
} satisfies Statements;
