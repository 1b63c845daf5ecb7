import { type FocusEvent, useRef, useState } from 'react';

/**
 * For the photos of a project that is known from the start, which are what is still to be decided: their place has the
 * focus until they are there; then the first of them does, or where there is none what uploads one.
 */
export function usePassedFocus(wanted: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // Only until it was passed on: a press beside a photo shall not take the focus anywhere.
  const [waiting, setWaiting] = useState(wanted);

  function passOn() {
    const place = ref.current;
    if (!place || document.activeElement !== place) return;
    const photo = place.querySelector<HTMLElement>('[type=checkbox]');
    const upload = [...place.querySelectorAll('button')].at(-1);
    (photo ?? upload)?.focus();
  }
  const ofPlace = ({ target, currentTarget }: FocusEvent<HTMLElement>) => target === currentTarget;
  return {
    place: {
      ref,
      tabIndex: waiting ? -1 : undefined,
      onFocus: (event: FocusEvent<HTMLElement>) => ofPlace(event) && passOn(),
      onBlur: (event: FocusEvent<HTMLElement>) => ofPlace(event) && setWaiting(false),
    },
    passOn,
  };
}
