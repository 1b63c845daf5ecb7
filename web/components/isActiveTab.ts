/** A tab is active when the path equals its own or starts with it. */
export const isActiveTab = (path: string, tab: string) => path.startsWith(tab);
