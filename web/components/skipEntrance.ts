/** Milliseconds: the length of a dialog's opening animation. */
const COMING = 250;

/** A dialog that replaces its frame has no opening animation of its own; see theme/globals.ts. */
export function skipEntrance(): void {
  const { dataset } = document.documentElement;
  dataset['framed'] = '';
  setTimeout(() => delete dataset['framed'], COMING);
}
