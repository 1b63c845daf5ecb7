/**
 * Waits for works that run at the same time: to wait for the disk once is faster than once for each.
 * @throws the first failure in their order, when none is running any more: what they wrote can then be removed
 */
export async function together<Results extends readonly unknown[]>(works: {
  readonly [Index in keyof Results]: Promise<Results[Index]>;
}): Promise<Results> {
  await Promise.allSettled(works);
  return (await Promise.all(works)) as unknown as Results;
}
