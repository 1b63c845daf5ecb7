import { Suspense, useEffect, useRef } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Outlet, ScrollRestoration, useMatches, useRevalidator } from 'react-router-dom';
import { css } from '#styled/css';
import { Header } from '../components/Header.js';
import { lazyPart } from '../components/lazyPart.js';
import { LiveRegion } from '../components/LiveRegion.js';
import { RetryBoundary } from '../components/RetryBoundary.js';
import { RetryLater } from '../components/PartState.js';
import { Wrap } from '../components/Wrap.js';
import { environment } from '../relay/environment.js';
import { useRereadAfterReconnect } from '../relay/connection.js';
import { disposeOtherQueries } from '../relay/disposeQueries.js';
import { useActivityUpdates } from '../activity/useActivityUpdates.js';
import { Notifications } from '../notifications/Notifications.js';
import { displayName, initialsOf } from '../session/displayName.js';
import { PermissionsProvider } from '../session/permissions.js';
import { logOut, useSessionChecks, useUser } from '../session/session.js';
import { useAnnouncement } from '../feedback/announcer.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { PageSkeleton } from './PageSkeleton.js';
import { WorkspaceSwitch } from './WorkspaceSwitch.js';
import { SkipLink } from './SkipLink.js';
import { useStanding } from './useStanding.js';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.js';

const Toaster = lazyPart(
  async () => (await import('../components/Toaster.js')).Toaster,
  (_props, { retry }) => <RetryLater retry={retry} />,
);

const LINKS = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/projects', label: 'Projects' },
  { to: '/media', label: 'Media' },
  { to: '/staging', label: 'Staging' },
  { to: '/billing', label: 'Billing' },
];

/** The frame of every page of a signed-in user. */
export function Shell() {
  const user = useUser();
  const standing = useStanding();
  const announcement = useAnnouncement();
  const main = useRef<HTMLElement>(null);
  useSessionChecks();
  useFocusAfterNavigation(main);

  useEffect(() => {
    // A full page load, so that nothing of the session stays in memory. It leads to the login page where signing in is
    // needed.
    if (user === null) window.location.reload();
  }, [user]);

  if (!user) return null;
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SkipLink to={main} />
      <Header
        user={{ name: displayName(user), initials: initialsOf(user), email: user.email }}
        links={LINKS}
        home="/dashboard"
        workspace={standing?.workspaceName}
        end={<Notifications />}
        account={
          <RetryBoundary standIn={() => null}>
            <WorkspaceSwitch />
          </RetryBoundary>
        }
        onLogout={logOut}
      />
      <Live />
      <ConnectionNotice />
      <main ref={main} tabIndex={-1} className={page}>
        <Wrap>
          <Suspense fallback={<PageSkeleton />}>
            <PermissionsProvider value={standing?.permissions ?? null}>
              <Outlet />
            </PermissionsProvider>
          </Suspense>
        </Wrap>
      </main>
      <LiveRegion {...announcement} />
      <Toaster />
      <ScrollRestoration />
    </RelayEnvironmentProvider>
  );
}

/** Keeps every page of the tab up to date. Needs the environment that the shell provides. */
function Live() {
  const { revalidate } = useRevalidator();
  useActivityUpdates();
  useRereadAfterReconnect(revalidate);
  const matches = useMatches();
  useEffect(() => disposeOtherQueries(matches.map(({ loaderData }) => loaderData)), [matches]);
  return null;
}

const page = css({ pb: '72' });
