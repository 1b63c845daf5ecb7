/** Milliseconds: as long as a dialog takes to come in. */
const COMING = 250;

/** What takes the place of a frame that was there does not come in a second time; see theme/globals.ts. */
export function skipEntrance(): void {
  const { dataset } = document.documentElement;
  dataset['framed'] = '';
  setTimeout(() => delete dataset['framed'], COMING);
}
