import type { Statements } from './statement.js';

const CONFORMANCE = 'api/rest/conformance.test.ts';
const ANSWERED = 'answers what is documented';
const ROWS = 'has a case for every row of the table, and no others';

/** Statements about calls, tested over HTTP without a browser. */
export const callStatements = {
  'entities: fields': {
    section: 3,
    states: 'projects, media, jobs, invoices, activities, figures and users have the documented fields',
    shownBy: { [CONFORMANCE]: [ANSWERED] },
  },
  'entities: money': {
    section: 3,
    states: 'money is sent as strings with 2 decimals',
    shownBy: { [CONFORMANCE]: [ANSWERED] },
  },
  'calls: every row': {
    section: 7,
    states: 'every documented method and path, with its payload and answer',
    shownBy: { [CONFORMANCE]: [ROWS, ANSWERED] },
  },
  'calls: errors': {
    section: 8,
    states: 'an error is the status, a colon and the body, or the status text',
    shownBy: { 'api/test/documentedClient.test.ts': ['turns the answer %s with the body %j into the error "%s"'] },
  },
  'roles: administrator': {
    section: 6,
    states: 'an administrator can recover a deleted project',
    shownBy: {
      'api/admin/admin.test.ts': [
        'is made only by the command line, sees deleted projects of all workspaces and restores them',
      ],
    },
  },
  'states: deletion': {
    section: 4,
    states: 'deletion of a project is soft',
    shownBy: { 'api/projects/projects.test.ts': ['hides it and its content, once'] },
  },
  'states: project status': {
    section: 4,
    states: 'a project may take any of the four statuses from any other',
    shownBy: { 'api/rest/rules.test.ts': ['has one of four statuses, and can change from each to each'] },
  },
  'states: job transitions': {
    section: 4,
    states: 'what becomes of a job is decided by the server',
    shownBy: { 'api/staging/staging.test.ts': ['that the status does not allow are refused with the reason'] },
  },
} satisfies Statements;
