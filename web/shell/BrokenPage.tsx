import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { EmptyState } from '../components/EmptyState.js';
import { Wrap } from '../components/Wrap.js';
import { NotFoundPage } from './NotFoundPage.js';

function useReport(failure: unknown) {
  useEffect(() => console.error(failure), [failure]);
}

/** The inner error boundary: one page failed, the navigation stays. */
export function BrokenPage() {
  const failure = useRouteError();
  useReport(failure);
  if (isRouteErrorResponse(failure) && failure.status === 404) return <NotFoundPage />;
  return (
    <div className={room}>
      <title>Something went wrong · Showhome</title>
      <EmptyState
        title="Something went wrong"
        text="This page could not be shown. Nothing that was saved is lost."
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      />
    </div>
  );
}

/** The outer error boundary: replaces everything. */
export function BrokenApplication() {
  return (
    <main>
      <Wrap>
        <BrokenPage />
      </Wrap>
    </main>
  );
}

const room = css({ py: '40' });
