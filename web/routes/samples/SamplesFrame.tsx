import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart.js';
import { HeldBack, PartState } from '../../components/PartState.js';
import { Wrap } from '../../components/Wrap.js';
import { currentUser, useUser } from '../../session/session.js';
import { PageSkeleton } from '../../shell/PageSkeleton.js';
import { VisitorFrame } from '../../shell/VisitorFrame.js';

// Relay comes with the shell: a visitor does without.
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

/** A user's shell is there before the page is: it takes another page's place without a gap. */
export async function samplesLoader(): Promise<null> {
  if (await currentUser()) await Shell.preload();
  return null;
}

/** A page for everybody: a visitor sees it under the visitors' header, a signed-in user under their own. */
export function SamplesFrame() {
  const user = useUser();
  // The shell stays when the session ends: it has the page loaded anew, with nothing of the session in memory.
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
