import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RearrangePageQuery } from '../../__generated__/RearrangePageQuery.graphql.js';
import document from '../../__generated__/RearrangePageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';

export async function rearrangeLoader({ params, request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<RearrangePageQuery>(document, { id: params.id ?? '', itemId: params.itemId ?? '' }, { request });
}
