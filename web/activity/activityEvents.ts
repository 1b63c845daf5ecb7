import { useEffectEvent, useLayoutEffect } from 'react';

/** What an activity is about, as `Activity.entityType` names it. */
type ActivityKind = 'project' | 'media' | 'staging_job' | 'invoice';

interface ActivityEvent {
  readonly action: string;
  /** part of a sentence */
  readonly description: string;
  readonly entityType: string;
  readonly entityId: string;
}

const listeners = new Set<(event: ActivityEvent) => void>();

/** Passes on what the shell's subscription received. */
export function tellActivity(event: ActivityEvent) {
  for (const listener of listeners) listener(event);
}

/** Milliseconds: forty photos uploaded together are announced once, when no more follow. */
const QUIET = 800;

/** Calls `tell` when something happened in the workspace and nothing further has happened for 800 ms. */
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

/** Milliseconds: ten files dropped together are ten activities and one reread. */
const BURST = 400;

/**
 * Calls `reread` when something happened to things of these kinds: for figures and lists that only the server knows. A
 * burst leads to one call, 400 ms after its first activity.
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
