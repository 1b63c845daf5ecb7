/** Renders a synthetic room with Blender in a child process. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('render.py', import.meta.url));
/** Environment variable with Blender's path; default: `blender` on the PATH. */
const SETTING = 'BLENDER';
const LINES_OF_ERROR = 12;

const missing = (command: string): string =>
  `Blender is not found (${command}). Install version 3.4, as by "apt-get install blender", ` +
  `or set ${SETTING} to its path.`;

interface RenderJob {
  /** path of the scene's file, and of the file for the passes */
  readonly scene: string;
  readonly mode: 'empty' | 'furnished';
  readonly out: string;
  /** per pixel */
  readonly samples: number;
}

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const keep = (chunk: Buffer) => (said += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(missing(command)) : error),
    );
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(said);
      const end = said.trim().split('\n').slice(-LINES_OF_ERROR).join('\n');
      reject(new Error(`Blender ended with ${signal ?? code}:\n${end}`));
    });
  });
}

const command = (): string => process.env[SETTING] ?? 'blender';

/** Version of the installed Blender. */
export async function blenderVersion(): Promise<string> {
  const said = await run(command(), ['--version']);
  const [version = ''] = said.split('\n', 1);
  return version.trim();
}

export async function render({ scene, mode, out, samples }: RenderJob): Promise<void> {
  const options = ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1', '-P', SCRIPT];
  await run(command(), [...options, '--', scene, mode, out, String(samples)]);
}
