import type { Statements } from '../statement.js';

const PORTFOLIO = 'web/routes/projects/Portfolio.tsx';
const CARD = 'web/routes/projects/ProjectCard.tsx';

/** The list of projects and the dialogs that change it. */
export const portfolioStatements = {
  'projects: head': {
    section: 2,
    states: '"Your Real Estate Portfolio" with "Create New Project"',
    where: PORTFOLIO,
  },
  'projects: search': {
    section: 2,
    states: '"Search by address or MLS ID...": a part of either, whatever the case, together with the status',
    where: 'web/routes/projects/usePortfolioFilter.ts',
  },
  'projects: status filter': {
    section: 2,
    states: '"All Status", "Active", "Complete", "On Hold", and no other',
    where: 'web/projects/projectStatus.ts',
  },
  'projects: card': {
    section: 2,
    states: 'status badge, created date, address, "MLS: {id}" or "Not assigned"',
    where: CARD,
  },
  'projects: card actions': {
    section: 2,
    states: 'View and Edit lead to /projects/{id}; Delete asks first',
    where: CARD,
  },
  'projects: delete dialog': {
    section: 2,
    states: '"Delete Project" with its sentence, Cancel and Delete',
    where: 'web/routes/projects/DeleteProjectDialog.tsx',
  },
  'projects: deleted': {
    section: 8,
    states: '"Project deleted successfully"; the dialog closes and the list follows',
    where: 'web/routes/projects/useDeleteProject.ts',
  },
  'projects: not deleted': {
    section: 8,
    states: '"Failed to delete project"; the dialog closes all the same',
    where: 'web/routes/projects/useDeleteProject.ts',
    shownBy: {
      'web/routes/projects/ProjectsPage.test.tsx': [
        'a project that cannot be deleted stays, and the question closes all the same',
      ],
    },
  },
  'projects: nothing matches': {
    section: 2,
    states: '"No matching projects" with a hint to adjust search or filters',
    where: 'web/routes/projects/EmptyPortfolio.tsx',
  },
  'projects: nothing yet': {
    section: 2,
    states: '"Your portfolio awaits" with "Create Your First Project"',
    where: 'web/routes/projects/EmptyPortfolio.tsx',
  },
  'projects: counter': {
    section: 2,
    states: 'Active Projects counts what the filter leaves; "12K+ Properties Managed"',
    where: PORTFOLIO,
  },
  'projects: address rule': {
    section: 5,
    states: '"Address is required"',
    where: 'web/projects/project.rules.ts',
  },
  'projects: tags': {
    section: 5,
    states: 'tags are split at commas, trimmed, empty ones dropped',
    where: 'web/projects/tags.ts',
  },
  'projects: tags, sent': {
    section: 5,
    states: 'a new project has a list of tags only if there are any, a changed one always',
    where: 'web/projects/project.rules.ts',
    shownBy: {
      'web/projects/project.rules.test.ts': [
        'a new project has tags only where there are any, and nothing that was left empty',
        'a changed project has a list of tags, also an empty one, and loses what was emptied',
      ],
    },
  },
  'projects: status choice': {
    section: 4,
    states: 'forms offer active (at first), complete, on_hold and archived',
    where: 'web/projects/ProjectFields.tsx',
  },
  'projects: created': {
    section: 8,
    states: '"Project created successfully", and the dialog closes',
    where: 'web/routes/projects/useCreateProject.ts',
  },
  'projects: not created': {
    section: 8,
    states: '"Failed to create project"',
    where: 'web/routes/projects/useCreateProject.ts',
    shownBy: { 'web/routes/projects/ProjectsPage.test.tsx': ['a project that is not created leaves the dialog open'] },
  },
} satisfies Statements;
