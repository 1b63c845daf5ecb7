import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DevelopersQuery } from '../../__generated__/DevelopersQuery.graphql.js';
import document from '../../__generated__/DevelopersQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';

export async function developersLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<DevelopersQuery>(document, {}, { request });
}
