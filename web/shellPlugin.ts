import type { Plugin } from 'vite';

/** The frame of all signed-in pages. */
const SHELL = /[\\/]web[\\/]shell[\\/]Shell\.tsx$/;

/** Finds the modules that the shell imports, directly and indirectly: they become one file instead of fifteen. */
export function shellModules() {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'shell-modules',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) if (SHELL.test(id)) found.add(id);
      if (found.size === 0) this.error('No module is the shell: is its path in web/shellPlugin.ts still right?');
      for (const id of found) this.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
    },
  };
  return { plugin, has: (id: string) => found.has(id) };
}
