import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { Missing, RetryBoundary, type Absence } from './RetryBoundary.js';

/** What is shown in the place of a part. */
type StandIn<Props> = (props: Props, absence: Absence) => ReactNode;

const isShut = (props: object) => 'open' in props && props.open === false;

/**
 * A part of a page in a chunk of its own, fetched when it is first shown, or earlier by `preload`. A failed fetch is
 * not cached: "Try again" fetches again, and so does showing or opening the part anew. What is loaded is shown at once,
 * without a stand-in.
 * @param fetch imports the component
 * @param standIn shown while the part loads, and when it could not be loaded or shown; not while it is not `open`
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  standIn: StandIn<Props>,
): ComponentType<Props> & { readonly preload: () => Promise<void> } {
  let current: ComponentType<Props> | null = null;
  let fetched: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      fetched = await fetch();
      return { default: fetched };
    } catch (error) {
      console.warn('A part of the page could not be fetched.', error);
      current = null; // React would cache the rejected promise
      return { default: Missing };
    }
  };
  const request = () => fetched ?? (current ??= lazy(fetchPart));

  function LazyPart(props: Props) {
    const shut = isShut(props);
    const [wasShut, setWasShut] = useState(shut);
    const [Part, setPart] = useState(request);
    if (shut !== wasShut) {
      setWasShut(shut);
      if (!shut) setPart(request);
    }
    return (
      <RetryBoundary standIn={(absence) => (shut ? null : standIn(props, absence))} onRetry={() => setPart(request)}>
        <Part {...props} />
      </RetryBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: async () => void (await fetchPart()) });
}
