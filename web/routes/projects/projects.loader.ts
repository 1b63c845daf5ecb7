import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.js';
import document from '../../__generated__/ProjectsPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';
import { filterOf, variablesOf } from './portfolioFilter.js';

export async function projectsLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  const filter = filterOf(new URL(request.url).searchParams);
  return preload<ProjectsPageQuery>(document, variablesOf(filter), { request, keepsPlace: true });
}
