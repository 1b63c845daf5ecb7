/** Names and addresses that reach only this machine. */
const NAMES = new Set(['localhost', '::1', '[::1]']);

/** @param host a name or an address; IPv6 with or without brackets */
export const isLoopback = (host: string): boolean => NAMES.has(host.toLowerCase()) || /^127(\.\d{1,3}){3}$/.test(host);
