import type { ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.js';
import document from '../../__generated__/ProjectsPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../session/guards.js';

export async function projectsLoader() {
  await requireUser();
  return preload<ProjectsPageQuery>(document, {});
}
