import { VisuallyHidden } from '../components/VisuallyHidden.js';
import type { Wording } from './lengths.js';

/** A length; screen readers get the marks of feet and inches as words. */
export function Length({ text, spoken }: Wording) {
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
