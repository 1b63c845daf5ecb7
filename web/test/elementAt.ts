/**
 * The element at an index; a negative one counts from the end.
 * @throws RangeError where the list has none there
 */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list.at(index);
  if (element === undefined) throw new RangeError(`Expected an element at ${index}, found ${list.length} in all.`);
  return element;
}
