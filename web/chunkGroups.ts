import type { Plugin } from 'vite';
import { reach, type Graph } from './moduleGraph.js';

/** What every signed-in page shows beside its content, and what visitors' pages load too: a file for each. */
const ROOTS = {
  shell: /[\\/]web[\\/]shell[\\/]Shell\.tsx$/,
  compare: /[\\/]web[\\/]components[\\/]Compare\.tsx$/,
  toaster: /[\\/]web[\\/]components[\\/]Toaster\.tsx$/,
};
/** The modules from which a page is reached: its component and its loader. */
const PAGE = /[\\/]web[\\/]routes[\\/]([^\\/]+)[\\/][^\\/]+(?:Page\.tsx|\.loader\.ts)$/;
/** Pages that visitors open without the frame: it must not come with what they share with other pages. */
const VISITORS_PAGE = /[\\/]web[\\/]routes[\\/](?:samples|resetPassword)[\\/]/;
const LIBRARY = /[\\/]node_modules[\\/]/;

const pageOf = (id: string) => PAGE.exec(id)?.[1] ?? '';

type Groups = ReadonlyMap<string, string>;

/** The pages' modules: `own` by static imports, `all` with what is loaded on a press. */
function pagesOf(graph: Graph, roots: readonly string[]) {
  return [...new Set(roots.map(pageOf))].map((page) => {
    const from = roots.filter((id) => pageOf(id) === page);
    return { page, own: reach(graph, from), all: reach(graph, from, { dynamic: true }) };
  });
}

/** The groups of all modules that are not left to the bundler. */
function groupsOf(graph: Graph): Groups {
  const groups = new Map<string, string>();
  const assign = (group: string, modules: Iterable<string>) => {
    for (const id of modules) if (!groups.has(id)) groups.set(id, group);
  };
  const those = (test: (id: string) => boolean) => [...graph.keys()].filter(test);
  const isEntry = (id: string) => graph.get(id)?.isEntry === true;
  assign('first', reach(graph, those(isEntry)));
  for (const [group, root] of Object.entries(ROOTS)) {
    const found = those((id) => root.test(id));
    if (found.length === 0) throw new Error(`No module is the ${group}: is its path in web/chunkGroups.ts right?`);
    assign(group, reach(graph, found));
  }

  const roots = those((id) => PAGE.test(id) && !groups.has(id));
  const pages = pagesOf(graph, roots);
  const shell = those((id) => ROOTS.shell.test(id));
  const users = [reach(graph, shell, { dynamic: true }), ...pages.map(({ all }) => all)];
  const isShared = (id: string) => !groups.has(id) && users.filter((modules) => modules.has(id)).length > 1;
  const shared = [...new Set(pages.flatMap(({ own }) => [...own]))].filter(isShared);
  const visitors = reach(
    graph,
    roots.filter((id) => VISITORS_PAGE.test(id)),
  );
  const needsLibrary = (id: string) => [...reach(graph, [id])].some((each) => LIBRARY.test(each) && !groups.has(each));
  const light = shared.filter((id) => !needsLibrary(id));
  assign(
    'first',
    shared.filter((id) => visitors.has(id)),
  );
  assign('common', light);
  assign('controls', shared);
  for (const { page, own } of pages) assign(page, own);
  return groups;
}

/**
 * Few and large files instead of many small ones, because each file costs a request: `first` for the entry, the ROOTS,
 * one for each page with its loader and its query, and two for what several pages share: `common` for our own modules,
 * `controls` for the library's (selects, dialogs) and what builds on them. Dialogs stay in files of their own.
 */
export function chunkGroups() {
  let groups: Groups = new Map();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const graph: Graph = new Map(
        [...this.getModuleIds()].flatMap((id) => {
          const info = this.getModuleInfo(id);
          return info ? [[id, info]] : [];
        }),
      );
      groups = groupsOf(graph);
    },
  };
  /** The later a group is named, the less it takes of the modules that it shares with others. */
  const order = ['controls', 'common', 'toaster', 'compare', 'shell', 'first'];
  return {
    plugin,
    groups: [
      {
        name: (id: string) => groups.get(id) ?? null,
        test: (id: string) => !order.includes(groups.get(id) ?? ''),
        priority: 0,
      },
      ...order.map((name, place) => ({ name, test: (id: string) => groups.get(id) === name, priority: place + 1 })),
    ],
  };
}
