/** A tab is active when the path equals its path or starts with it. */
export const isActiveTab = (path: string, tab: string) => path.startsWith(tab);
