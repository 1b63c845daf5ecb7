/** Elements that a test expects in a list: without them it fails here, with a plain message. */

/** @throws Error when the list has no element at the index */
export function elementAt<Element>(list: ArrayLike<Element>, index: number): Element {
  const element = list[index];
  if (element === undefined) throw new Error(`Expected an element at ${index}, but the list has ${list.length}.`);
  return element;
}

/** @throws Error when the list is empty */
export const first = <Element>(list: ArrayLike<Element>): Element => elementAt(list, 0);

/**
 * The first two.
 * @throws Error when the list has fewer
 */
export const pair = <Element>(list: ArrayLike<Element>): [Element, Element] => [elementAt(list, 0), elementAt(list, 1)];
