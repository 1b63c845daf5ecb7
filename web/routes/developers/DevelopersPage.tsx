import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { css } from '#styled/css';
import type { DevelopersQuery } from '../../__generated__/DevelopersQuery.graphql.js';
import { Loading } from '../../components/Loading.js';
import { PageHead } from '../../components/PageHead.js';
import { Panel } from '../../components/Panel.js';
import { Skeleton } from '../../components/Skeleton.js';
import { Developers } from './Developers.js';

/** For people who connect programs with the workspace: keys, the calls, and a first order to copy. */
export function DevelopersPage() {
  const query = useLoaderData<PreloadedQuery<DevelopersQuery>>();
  return (
    <>
      <title>Developers · Showhome</title>
      <PageHead
        title="Developers"
        lead="Connect your own software: it orders staging, hears when pictures are ready, and collects them."
      />
      <Suspense fallback={<DevelopersSkeleton />}>
        <Developers query={query} />
      </Suspense>
    </>
  );
}

function DevelopersSkeleton() {
  return (
    <Loading>
      <div className={panels}>
        {[1, 2].map((part) => (
          <Panel key={part}>
            <div className={lines}>
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </div>
          </Panel>
        ))}
      </div>
    </Loading>
  );
}

const panels = css({ display: 'grid', gap: '24', maxW: '[800px]' });
const lines = css({ display: 'grid', alignContent: 'start', gap: '12', minH: '[188px]' });
