import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OutlinePageQuery } from '../../__generated__/OutlinePageQuery.graphql.js';
import document from '../../__generated__/OutlinePageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';

export async function outlineLoader({ params, request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<OutlinePageQuery>(document, { id: params.id ?? '', itemId: params.itemId ?? '' }, { request });
}
