import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePackAnnouncement_pack$key } from '../__generated__/usePackAnnouncement_pack.graphql.js';
import { announce } from '../feedback/announcer.js';

/** Announces politely how the making of a pack ended, when it ends while the job is on the page. */
export function usePackAnnouncement(pack: usePackAnnouncement_pack$key | null) {
  const data = useFragment(
    graphql`
      fragment usePackAnnouncement_pack on Pack {
        id
        state
        failure
      }
    `,
    pack,
  );
  const { id, state, failure } = data ?? {};
  const last = useRef({ id, state });
  useEffect(() => {
    const before = last.current;
    last.current = { id, state };
    if (before.id === id && before.state === state) return;
    if (state === 'READY') announce('The pack is ready to download');
    if (state === 'FAILED') announce(`The pack could not be made. ${failure ?? ''}`);
  }, [id, state, failure]);
}
