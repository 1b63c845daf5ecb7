import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const ARTIFACTS = resolve(import.meta.dirname, '__generated__');
const TAGGED_DOCUMENT = /\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

/** Runs the Relay compiler once; resolves to its error output, or null. */
function compile(): Promise<string | null> {
  const compiler = resolve(ROOT, 'node_modules/.bin/relay-compiler');
  return new Promise((done) => {
    execFile(compiler, { cwd: ROOT }, (error, stdout, stderr) => done(error ? stdout + stderr : null));
  });
}

/** Replaces every graphql`...` by an import of its artifact; line numbers do not change. */
function importArtifacts(code: string): string {
  const imports: string[] = [];
  const body = code.replace(TAGGED_DOCUMENT, (tag, name: string) => {
    const artifact = JSON.stringify(`${ARTIFACTS}/${name}.graphql.ts`);
    imports.push(`import __${name} from ${artifact};`);
    return `__${name}${'\n'.repeat(tag.split('\n').length - 1)}`;
  });
  return imports.join('') + body;
}

/**
 * Relay for Vite without Babel. In development a saved file is compiled again: `relay-compiler --watch` needs watchman.
 */
export function relay(): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /graphql`/ },
      handler: (code) => ({ code: importArtifacts(code), map: null }),
    },
    configureServer(server) {
      let running: Promise<void> = Promise.resolve();
      server.watcher.on('change', (file) => {
        if (!/\.tsx?$/.test(file) || file.includes('__generated__')) return;
        running = running.then(async () => {
          const complaint = await compile();
          if (complaint) server.ws.send({ type: 'error', err: { message: complaint, stack: '' } });
        });
      });
    },
  };
}
