import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FiguresPageQuery } from '../../__generated__/FiguresPageQuery.graphql.js';
import document from '../../__generated__/FiguresPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';
import { filterOf, variablesOf } from './figuresFilter.js';

export async function figuresLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  const filter = filterOf(new URL(request.url).searchParams);
  return preload<FiguresPageQuery>(document, variablesOf(filter), { request, keepsPlace: true });
}
