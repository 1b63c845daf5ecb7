import { useEffectEvent, useLayoutEffect } from 'react';

/** What something happened to, as `Activity.entityType` names it. */
type ActivityKind = 'project' | 'media' | 'staging_job' | 'invoice';

interface ActivityEvent {
  readonly action: string;
  /** In a sentence. */
  readonly description: string;
  readonly entityType: string;
  readonly entityId: string;
}

const listeners = new Set<(event: ActivityEvent) => void>();

/** Passes on what the shell's one subscription heard. */
export function tellActivity(event: ActivityEvent) {
  for (const listener of listeners) listener(event);
}

/** Forty photos that are uploaded at once are told of once, when no more come. Milliseconds. */
const QUIET = 800;

/** Calls `tell` when something happened in the workspace, by whomever, and nothing more has for 800 ms. */
export function useAfterActivity(tell: () => void) {
  const run = useEffectEvent(tell);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => run(), QUIET);
    };
    listeners.add(listen);
    return () => {
      clearTimeout(timer);
      listeners.delete(listen);
    };
  }, []);
}

/** Ten photos that were dropped at once are ten activities and one reread. Milliseconds. */
const BURST = 400;

/**
 * Calls `reread` when something happened to things of these kinds: for figures and lists that only the server can
 * tell. A burst is answered once, 400 ms after its first.
 */
export function useRereadAfterActivity(kinds: readonly ActivityKind[], reread: () => void) {
  const run = useEffectEvent(reread);
  const concerns = useEffectEvent((kind: string) => kinds.some((each) => each === kind));
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = ({ entityType }: ActivityEvent) => {
      if (timer !== undefined || !concerns(entityType)) return;
      timer = setTimeout(() => {
        timer = undefined;
        run();
      }, BURST);
    };
    listeners.add(listen);
    return () => {
      clearTimeout(timer);
      listeners.delete(listen);
    };
  }, []);
}
