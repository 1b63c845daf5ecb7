interface Batches<Row> {
  /** Reads some of the rows that are left, a bounded number of them. */
  readonly read: () => Promise<readonly Row[]>;
  /** Removes those rows, but for those that somebody else has removed. @returns how many were removed */
  readonly remove: (rows: readonly Row[]) => Promise<number>;
  /** stops it between two batches */
  readonly signal?: AbortSignal | undefined;
}

/** Removes rows batch by batch until none is left, so that no statement takes long. @returns their number */
export async function removeInBatches<Row>({ read, remove, signal }: Batches<Row>): Promise<number> {
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await read();
    if (rows.length === 0) return removed;
    removed += await remove(rows);
  }
}

/** The workspaces of rows. */
export const workspacesOf = (rows: readonly { readonly workspaceId: string }[]) => [
  ...new Set(rows.map(({ workspaceId }) => workspaceId)),
];

/** A condition on the ids of rows. */
export const among = (rows: readonly { readonly id: string }[]) => ({ id: { in: rows.map(({ id }) => id) } });
