import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReviewPageQuery } from '../../__generated__/ReviewPageQuery.graphql.js';
import document from '../../__generated__/ReviewPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';

export async function reviewLoader({ params, request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<ReviewPageQuery>(document, { id: params.id ?? '' }, { request });
}
