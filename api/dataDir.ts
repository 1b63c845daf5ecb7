/** DATA_DIR holds photos that nobody has approved yet, and secrets: only the server's own account may look into it. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the server keeps in it. A folder that holds other things alone is somebody else's, and stays as it is. */
const OURS: readonly string[] = ['secret', 'files', 'lights', 'postgres', 'postgres.location'];

/** Of what the process writes from now on, other accounts read nothing. */
export const hideNewFiles = (): void => void process.umask(0o077);

/** Creates the folder when it is missing, and closes one that was open, as earlier versions left it. */
export function prepareDataDir(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder);
  if (entries.length > 0 && !entries.some((name) => OURS.includes(name))) return;
  // started as root, PostgreSQL runs as another account, which passes through to its own folder
  close(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const name of ['files', 'lights']) if (entries.includes(name)) close(join(folder, name), 0o700);
}

/** @param most the rights that may stay */
function close(folder: string, most: number): void {
  const { mode } = statSync(folder);
  if ((mode & 0o777 & ~most) === 0) return;
  try {
    chmodSync(folder, mode & most);
  } catch (error) {
    // a volume of another account, which alone may close it
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
