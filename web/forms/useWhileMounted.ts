import { useEffect, useRef } from 'react';

/**
 * What a dialog does once its answer has come. Whoever closed it meanwhile may have another open by then: the answer to
 * the first leaves that alone.
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
