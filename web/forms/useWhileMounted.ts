import { useEffect, useRef } from 'react';

/**
 * For what a dialog does after its answer. When the dialog was closed before, another may be open: the late answer must
 * not touch that one.
 */
export function useWhileMounted<Given extends readonly unknown[]>(act: (...given: Given) => void) {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return (...given: Given): void => {
    if (mounted.current) act(...given);
  };
}
