/**
 * Works on the items one after another; a failure does not skip the others.
 * @throws the first failure, after all items
 */
export async function workOnEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
