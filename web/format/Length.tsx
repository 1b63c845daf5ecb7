import { VisuallyHidden } from '../components/VisuallyHidden.js';
import type { Wording } from './lengths.js';

/** A length on the screen; the marks of feet and inches are read out as words. */
export function Length({ text, spoken }: Wording) {
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
