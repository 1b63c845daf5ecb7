import { createContext, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react';

/** How it stands with a part that is not there. */
export interface Absence {
  /** Fetches it once more; left out while it is on the way. */
  readonly retry?: () => void;
  /** Somebody asked for it again: what says that it is coming is there already, and stays. */
  readonly again?: boolean;
}

/** What stands in a part's place. */
type StandIn<Props> = (props: Props, absence: Absence) => ReactNode;

/** What the nearest part shows where it could not be fetched. */
const Instead = createContext<ReactNode>(null);
const Missing = () => use(Instead);

const isShut = (props: object) => 'open' in props && props.open === false;

/**
 * A part of a page that comes in a chunk of its own, fetched when it is first shown, or earlier by `preload`. What
 * could not be fetched is not remembered: "Try again" asks for it, and so does whoever shows or opens the part anew.
 * @param fetch imports the component
 * @param standIn while it is on the way, and where it could not be fetched; not shown while the part is not `open`
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  standIn: StandIn<Props>,
): ComponentType<Props> & { readonly preload: () => void } {
  let current: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await fetch() };
    } catch (error) {
      console.warn('A part of the page could not be fetched.', error);
      current = null; // React would remember what came of it
      return { default: Missing };
    }
  };
  const request = () => (current ??= lazy(fetchPart));

  function LazyPart(props: Props) {
    const shut = isShut(props);
    const [wasShut, setWasShut] = useState(shut);
    const [{ Part, again }, setAsked] = useState(() => ({ Part: request(), again: false }));
    if (shut !== wasShut) {
      setWasShut(shut);
      if (!shut) setAsked({ Part: request(), again: false });
    }
    const retry = () => setAsked({ Part: request(), again: true });
    const instead = (absence: Absence) => (shut ? null : standIn(props, absence));
    return (
      <Instead value={instead({ retry, again: true })}>
        <Suspense fallback={instead({ again })}>
          <Part {...props} />
        </Suspense>
      </Instead>
    );
  }
  return Object.assign(LazyPart, { preload: () => void fetch().catch(() => {}) });
}
