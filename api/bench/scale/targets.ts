/** Compares a bench's figures with their targets. */
export function openTargets() {
  const missed: string[] = [];
  return {
    /** Counts the figure as missed when it is above the target; prints it unless it is in a table. */
    hold(what: string, value: number, target: number, { unit = '', quiet = false } = {}): void {
      const line = `${what}: ${value.toFixed(2)} ${unit}`.trimEnd() + ` (target <= ${target})`;
      if (!quiet) console.log(line);
      if (!(value <= target)) missed.push(line);
    },
    /** Prints what was missed, and sets the exit status. */
    close(): void {
      console.log(missed.length ? `Missed:\n${missed.join('\n')}` : 'All targets hold.');
      process.exitCode = missed.length ? 1 : 0;
    },
  };
}
