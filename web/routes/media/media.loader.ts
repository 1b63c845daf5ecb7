import type { LoaderFunctionArgs } from 'react-router-dom';
import type { MediaPageQuery } from '../../__generated__/MediaPageQuery.graphql.js';
import document from '../../__generated__/MediaPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';
import { mediaFilterOf, mediaVariablesOf } from '../../media/mediaFilter.js';

export async function mediaLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  const filter = mediaFilterOf(new URL(request.url).searchParams);
  return preload<MediaPageQuery>(document, mediaVariablesOf(filter), { request, keepsPlace: true });
}
