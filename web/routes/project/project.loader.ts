import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ProjectPageQuery } from '../../__generated__/ProjectPageQuery.graphql.js';
import document from '../../__generated__/ProjectPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';

export async function projectLoader({ params, request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<ProjectPageQuery>(document, { id: params.id ?? '' }, { request, keepsPlace: true });
}
