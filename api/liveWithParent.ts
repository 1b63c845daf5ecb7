/**
 * For a program that the server starts: it lives as long as its channel to the server. A signal to the whole group, as
 * a terminal sends at Ctrl-C and systemd at a stop, is the server's business, which may still need the program's answer.
 */
export function liveWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}
