interface Module {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** Modules by id, as the bundler knows them. */
export type Graph = ReadonlyMap<string, Module>;

/**
 * Modules and all that they import, directly and indirectly.
 * @param dynamic whether `import()` counts too
 */
export function reach(graph: Graph, from: Iterable<string>, { dynamic = false } = {}): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const module = graph.get(id);
    module?.importedIds.forEach((imported) => found.add(imported));
    if (dynamic) module?.dynamicallyImportedIds.forEach((imported) => found.add(imported));
  }
  return found;
}
