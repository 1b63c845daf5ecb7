import { type FocusEvent, useRef, useState } from 'react';

/**
 * For the photos of a project that is known from the start, which are the first thing to choose: their container has
 * the focus until they are loaded, then the first photo, or without photos the upload button.
 */
export function usePassedFocus(wanted: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // Only until the focus was passed on: later a press beside a photo must not move the focus.
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
