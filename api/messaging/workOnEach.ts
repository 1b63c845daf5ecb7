/**
 * Works on one after the other; one that fails keeps none of the others waiting.
 * @throws the first failure, once all had their turn
 */
export async function workOnEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
