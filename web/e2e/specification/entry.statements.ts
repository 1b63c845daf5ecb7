import type { Statements } from './statement.js';

/** What stands before and around every screen: routes, header, landing, login, samples, the 404 card. */
export const entryStatements = {
  'routes: landing, signed in': {
    section: 2,
    states: '/ leads a signed-in user to /dashboard',
    where: 'web/routes/session/guards.ts',
  },
  'routes: signed-in pages': {
    section: 2,
    states: '/dashboard, /projects, /projects/{id}, /media, /staging, /billing and /checkout lead a visitor to /login',
    where: 'web/router.tsx',
  },
} satisfies Statements;
