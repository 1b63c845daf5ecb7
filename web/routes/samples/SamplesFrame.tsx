import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart.js';
import { HeldBack, PartState } from '../../components/PartState.js';
import { Wrap } from '../../components/Wrap.js';
import { currentUser, useUser } from '../../session/session.js';
import { PageSkeleton } from '../../shell/PageSkeleton.js';
import { VisitorFrame } from '../../shell/VisitorFrame.js';

// Relay is loaded with the shell: visitors do not need it.
const Shell = lazyPart(
  async () => (await import('../../shell/Shell.js')).Shell,
  (_props, { again, retry }) => (
    <HeldBack again={again}>
      <Wrap>
        <PartState retry={retry} shape={<PageSkeleton />} />
      </Wrap>
    </HeldBack>
  ),
);

/** Loads a user's shell before the page is shown, so that it replaces another page without a gap. */
export async function samplesLoader(): Promise<null> {
  if (await currentUser()) await Shell.preload();
  return null;
}

/** A page for visitors and users: visitors see it under their header, signed-in users under their own. */
export function SamplesFrame() {
  const user = useUser();
  // The shell stays when the session ends: it reloads the page, so that nothing of the session stays in memory.
  const [isUser] = useState(Boolean(user));
  if (isUser) return <Shell />;
  return (
    <VisitorFrame>
      <Wrap>
        <Outlet />
      </Wrap>
    </VisitorFrame>
  );
}
