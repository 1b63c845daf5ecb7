import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { EmptyState } from '../components/EmptyState.js';
import { Wrap } from '../components/Wrap.js';
import { announce } from '../feedback/announcer.js';
import { isAnswered, isConnectionLost, useConnectionLost, useReadWhenBack } from '../relay/connection.js';
import { NotFoundPage } from './NotFoundPage.js';

function useReport(failure: unknown) {
  useEffect(() => console.error(failure), [failure]);
}

/** The inner error boundary: one page failed, the navigation stays. */
export function BrokenPage() {
  const failure = useRouteError();
  useReport(failure);
  if (isRouteErrorResponse(failure) && failure.status === 404) return <NotFoundPage />;
  return <Broken />;
}

const reload = () => window.location.reload();

/** A page that failed without a connection is read again when the connection is back. */
function Broken() {
  const [failedOffline] = useState(isConnectionLost);
  const isOffline = useConnectionLost() || failedOffline;
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  useReadWhenBack(reload);

  /** Without an answer the page stays: a reload would leave nothing but the browser's own page. */
  async function tryAgain() {
    setAsking(true);
    if (!isOffline || (await isAnswered())) return reload();
    setAsking(false);
    setSaid(NOTHING);
    announce(NOTHING);
  }

  const [title, text] = isOffline ? OFFLINE : BROKEN;
  return (
    <div className={room}>
      <title>{`${title} · Showhome`}</title>
      <EmptyState
        title={title}
        text={text}
        action={
          <div className={act}>
            <Button busy={asking} onClick={() => void tryAgain()}>
              Try again
            </Button>
            <span className={words}>{isOffline && said}</span>
          </div>
        }
      />
    </div>
  );
}

const OFFLINE = [
  'Connection lost',
  'This page could not be read. It opens by itself when the connection is back.',
] as const;
const NOTHING = 'Still no connection';
const BROKEN = ['Something went wrong', 'This page could not be shown. Nothing that was saved is lost.'] as const;

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
const act = css({ display: 'flex', alignItems: 'center', gap: '12' });
const words = css({ textStyle: 'small', color: 'ink.muted' });
