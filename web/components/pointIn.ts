interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where a pointer is in an element, as fractions from its top left corner; null before the element has a size. */
export function pointIn(
  element: HTMLElement | null,
  { clientX, clientY }: Place,
): readonly [x: number, y: number] | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : null;
}
