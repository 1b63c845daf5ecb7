import type { Statements } from '../statement.js';

const PORTFOLIO = 'web/e2e/specification/projects/portfolio.test.ts';
const FIRST = 'web/e2e/specification/projects/firstProject.test.ts';
const HEAD = 'the list of projects has a title and a dialog for a new one';
const SEARCH = 'the search finds a part of address or MLS id, together with the status';
const FILTER = 'the status filter leaves the projects of a status, and the counter follows';
const CARD = 'a card shows status, date, address and MLS id';
const CARD_ACTIONS = 'a card’s "Delete" asks first, "Edit" and "View" lead to the project';
const DELETED = 'a project is deleted once that is confirmed';
const FIRST_PROJECT = 'a newcomer creates a first project';

/** Statements about the list of projects and its dialogs. */
export const portfolioStatements = {
  'projects: head': {
    section: 2,
    states: '"Your Real Estate Portfolio" with "Create New Project"',
    shownBy: { [PORTFOLIO]: [HEAD] },
  },
  'projects: search': {
    section: 2,
    states: '"Search by address or MLS ID...": a part of either, whatever the case, together with the status',
    shownBy: { [PORTFOLIO]: [SEARCH] },
  },
  'projects: status filter': {
    section: 2,
    states: '"All Status", "Active", "Complete", "On Hold", and no other',
    shownBy: { [PORTFOLIO]: [FILTER] },
  },
  'projects: card': {
    section: 2,
    states: 'status badge, created date, address, "MLS: {id}" or "Not assigned"',
    shownBy: { [PORTFOLIO]: [CARD] },
  },
  'projects: card actions': {
    section: 2,
    states: 'View and Edit lead to /projects/{id}; Delete asks first',
    shownBy: { [PORTFOLIO]: [CARD_ACTIONS] },
  },
  'projects: delete dialog': {
    section: 2,
    states: '"Delete Project" with its sentence, Cancel and Delete',
    shownBy: { [FIRST]: [DELETED] },
  },
  'projects: deleted': {
    section: 8,
    states: '"Project deleted successfully"; the dialog closes and the list follows',
    shownBy: { [FIRST]: [DELETED] },
  },
  'projects: not deleted': {
    section: 8,
    states: '"Failed to delete project"; the dialog closes all the same',
    shownBy: {
      'web/routes/projects/ProjectsPage.test.tsx': ['keeps a project that cannot be deleted, and closes the question'],
    },
  },
  'projects: nothing matches': {
    section: 2,
    states: '"No matching projects" with a hint to adjust search or filters',
    shownBy: { [PORTFOLIO]: [SEARCH] },
  },
  'projects: nothing yet': {
    section: 2,
    states: '"Your portfolio awaits" with "Create Your First Project"',
    shownBy: { [FIRST]: [FIRST_PROJECT] },
  },
  'projects: counter': {
    section: 2,
    states: 'Active Projects counts what the filter leaves; "12K+ Properties Managed"',
    shownBy: { [PORTFOLIO]: [FILTER] },
  },
  'projects: address rule': {
    section: 5,
    states: '"Address is required"',
    shownBy: { [FIRST]: [FIRST_PROJECT] },
  },
  'projects: tags': {
    section: 5,
    states: 'tags are split at commas, trimmed, empty ones dropped',
    shownBy: { [FIRST]: [FIRST_PROJECT] },
  },
  'projects: tags, sent': {
    section: 5,
    states: 'a new project has a list of tags only if there are any, a changed one always',
    shownBy: {
      'web/projects/project.rules.test.ts': [
        'leaves out of a new project what is empty, also the tags',
        'sends a changed project with all of its tags, and removes what was emptied',
      ],
    },
  },
  'projects: status choice': {
    section: 4,
    states: 'forms offer active (at first), complete, on_hold and archived',
    shownBy: { [FIRST]: [FIRST_PROJECT] },
  },
  'projects: created': {
    section: 8,
    states: '"Project created successfully", and the dialog closes',
    shownBy: { [FIRST]: [FIRST_PROJECT] },
  },
  'projects: not created': {
    section: 8,
    states: '"Failed to create project"',
    shownBy: { 'web/routes/projects/ProjectsPage.test.tsx': ['keeps the dialog open when the project is not created'] },
  },
} satisfies Statements;
