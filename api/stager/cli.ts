/**
 * Entry point of `npm run stage` and `npm run room`. Each command is imported when it runs: reading a room needs no
 * renderer.
 */

export {};

const USAGE = 'Usage: cli.ts room PHOTO... | stage PHOTO [options]';

async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === 'room') return (await import('./cli/room.js')).roomCommand(args);
  if (command === 'stage') return (await import('./cli/stage.js')).stageCommand(args);
  throw new Error(command ? `There is no command "${command}". ${USAGE}` : USAGE);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
