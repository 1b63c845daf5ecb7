import type { LoaderFunctionArgs } from 'react-router-dom';
import type { StagingPageQuery } from '../../__generated__/StagingPageQuery.graphql.js';
import document from '../../__generated__/StagingPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';
import { filterOf } from './stagingFilter.js';

export async function stagingLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<StagingPageQuery>(
    document,
    { ...filterOf(new URL(request.url).searchParams) },
    { request, keepsPlace: true },
  );
}
