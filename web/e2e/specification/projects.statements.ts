import { dashboardStatements } from './projects/dashboard.statements.js';
import { libraryStatements } from './projects/library.statements.js';
import { portfolioStatements } from './projects/portfolio.statements.js';
import { projectStatements as onePage } from './projects/project.statements.js';
import type { Statements } from './statement.js';

/** Statements about the dashboard, notifications, projects, one project and media. */
export const projectStatements = {
  ...dashboardStatements,
  ...portfolioStatements,
  ...onePage,
  ...libraryStatements,
} satisfies Statements;
