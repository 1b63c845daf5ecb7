/**
 * The set-up before every command, in plain Node, because a fresh clone has nothing else. Prepares packages, generated
 * code, the ray tracing kernel, the programs and the web build, each only when missing or stale.
 *
 * --engine  only what the command line stager needs
 * --no-web  all but the web build
 * --test    what the tests need; also finds or installs a browser and a pooler of connections
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Showhome needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

const { install } = await import('./install.mjs');
const { bin, ensure, run, say } = await import('./steps.mjs');
const engineOnly = process.argv.includes('--engine');
const withoutWeb = process.argv.includes('--no-web');
const forTests = process.argv.includes('--test');

try {
  install();
  const { prepareEngine } = await import('./engine.mjs');
  prepareEngine();
  if (!engineOnly) {
    const { generateStale } = await import('./generate.mjs');
    generateStale();
    ensure({
      name: 'programs',
      inputs: ['api', 'package-lock.json'],
      outputs: ['server', 'stagerChild', 'cleanChild'].map((name) => `.build/programs/${name}.mjs`),
      run: () => run(process.execPath, ['api/setup/programs.mjs'], { quiet: true }),
    });
    ensure({
      name: 'scripts of embeds',
      inputs: ['web/embedScripts', 'api/shared', 'package-lock.json'],
      outputs: ['embed', 'board'].map((name) => `.build/embed/${name}.js`),
      run: () => run(process.execPath, ['api/setup/embeds.mjs'], { quiet: true }),
    });
  }
  if (!engineOnly && !withoutWeb) {
    ensure({
      name: 'web application',
      inputs: ['web', 'api/shared', 'package-lock.json'],
      skip: ['web/e2e', 'web/test'],
      outputs: ['.build/web/index.html'],
      run: () => run(bin('vite'), ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], { quiet: true }),
    });
  }
  if (forTests) {
    const { findBrowser } = await import('./browser.mjs');
    await findBrowser({ install: true });
    const { findPooler } = await import('./pooler.mjs');
    findPooler({ install: true });
  }
} catch (error) {
  say(`Set-up failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
