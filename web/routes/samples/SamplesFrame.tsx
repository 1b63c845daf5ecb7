import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Wrap } from '../../components/Wrap.js';
import { useUser } from '../session/session.js';
import { VisitorFrame } from '../shell/VisitorFrame.js';

// Relay comes with the shell: a visitor does without.
const Shell = lazy(() => import('../shell/Shell.js').then((module) => ({ default: module.Shell })));

/** A page for everybody: a visitor sees it under the visitors' header, a signed-in user under their own. */
export function SamplesFrame() {
  const user = useUser();
  // The shell stays when the session ends: it has the page loaded anew, with nothing of the session in memory.
  const [isUser] = useState(Boolean(user));
  if (isUser) {
    return (
      <Suspense>
        <Shell />
      </Suspense>
    );
  }
  return (
    <VisitorFrame>
      <Wrap>
        <Outlet />
      </Wrap>
    </VisitorFrame>
  );
}
