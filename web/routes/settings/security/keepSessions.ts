import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Removes the sessions that ended from the person's list. */
export function keepSessions(store: RecordSourceProxy, lives: (session: RecordProxy) => boolean) {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const sessions = viewer?.getLinkedRecords('sessions');
  if (!viewer || !sessions) return;
  viewer.setLinkedRecords(
    sessions.filter((session) => lives(session)),
    'sessions',
  );
}
