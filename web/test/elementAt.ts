/** @throws Error when the list has no element at the index. Tests of the pages import nothing of the API's tests. */
export function elementAt<Element>(list: ArrayLike<Element>, index: number): Element {
  const element = list[index];
  if (element === undefined) throw new Error(`Expected an element at ${index}, but the list has ${list.length}.`);
  return element;
}
