/** The files that operators copy: each is read as its program reads it, and names only what there is. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../admin/commands.js';

const PROJECT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const deployed = (file: string) => read(join('api/deploy', file));

/** The names of all settings, as env.ts reads them. */
const SETTINGS = new Set([...read('api/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));
const PROGRAM = '.build/programs/server.mjs';

/** Asks a program, with a copy of a file. @returns its status and words */
function judge(program: string, args: readonly string[], copy: { readonly name: string; readonly text: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, copy.name);
  writeFileSync(file, copy.text);
  const { status, stdout, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
  return { status, words: `${stdout}${stderr}`, file };
}

/** Not on every machine. */
const has = (program: string): boolean => !spawnSync(program, ['--version']).error;

/** Sections of a unit of systemd: name and value of each line. */
function unitOf(text: string): ReadonlyMap<string, readonly (readonly [name: string, value: string])[]> {
  const sections = new Map<string, (readonly [string, string])[]>();
  let section: (readonly [string, string])[] = [];
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, name, value] = /^(\w+)=(.+)$/.exec(line) ?? [];
    if (title !== undefined) sections.set(title, (section = []));
    else if (name !== undefined && value !== undefined) section.push([name, value]);
    else throw new Error(`Not a line of a unit: ${line}`);
  }
  return sections;
}

it('the unit of systemd starts the server’s program with settings that exist', () => {
  const unit = unitOf(deployed('systemd/showhome@.service'));
  expect([...unit.keys()]).toEqual(['Unit', 'Service', 'Install']);
  const service = new Map(unit.get('Service'));
  expect(service.get('ExecStart')).toBe(`/usr/bin/env node --enable-source-maps ${PROGRAM} --role %i`);
  const given = (service.get('Environment') ?? '').split(' ').map((setting) => setting.replace(/=.*/, ''));
  expect(given.filter((name) => !SETTINGS.has(name))).toEqual([]);
  // both are longer than the server takes to stop
  expect(Number(service.get('TimeoutStopSec'))).toBeGreaterThan(60);
  expect(service.get('KillMode')).toBe('mixed');
});

it.runIf(has('systemd-analyze'))('systemd finds no fault in the unit', () => {
  const unit = { name: 'showhome@api.service', text: deployed('systemd/showhome@.service') };
  const { words, file } = judge('systemd-analyze', ['verify'], unit);
  expect(words).not.toContain(file);
});

const INSTRUCTIONS = ['FROM', 'ENV', 'WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'CMD'];
/** Made by the first stage. */
const MADE = ['.build', 'node_modules'];

it('the image copies what there is, and starts the server’s program as no administrator', () => {
  const lines = deployed('docker/Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.map((line) => line.split(' ')[0]).filter((word) => !INSTRUCTIONS.includes(word ?? ''))).toEqual([]);
  const copied = lines.flatMap((line) => [...line.matchAll(/\/srv\/showhome\/(\S+)/g)].map(([, file = '']) => file));
  expect(copied).toContain('api');
  expect(copied.filter((file) => !MADE.includes(file) && !existsSync(join(PROJECT, file)))).toEqual([]);
  expect(lines.find((line) => line.startsWith('RUN node'))).toContain('node api/setup/prepare.mjs');
  const env = lines.find((line) => line.startsWith('ENV')) ?? '';
  expect([...env.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name).filter((name) => !SETTINGS.has(name))).toEqual([]);
  expect(lines.indexOf('USER node')).toBeGreaterThan(0);
  expect(lines.at(-1)).toBe(`CMD ["node", "--enable-source-maps", "${PROGRAM}"]`);
});

interface Composed {
  readonly services: Readonly<
    Record<string, { readonly image: string; readonly environment?: Readonly<Record<string, string>> }>
  >;
  readonly volumes: Readonly<Record<string, null>>;
}

it('the containers belong together, by settings that exist', () => {
  const { services, volumes } = parse(deployed('docker/compose.yaml'), { merge: true }) as Composed;
  expect(Object.keys(services)).toEqual(['database', 'api', 'worker', 'proxy']);
  expect(Object.keys(volumes)).toEqual(['database', 'data']);
  const ours = Object.values(services).filter(({ image }) => image === 'showhome');
  expect(ours.map(({ environment }) => environment?.ROLE)).toEqual(['api', 'worker']);
  for (const { environment = {} } of ours) {
    expect(Object.keys(environment).filter((name) => !SETTINGS.has(name))).toEqual([]);
    expect(environment.DATABASE_URL).toMatch(/^postgresql:\/\/showhome:.*@database:5432\/showhome$/);
  }
});

const BALANCERS = ['haproxy/haproxy.cfg', 'docker/haproxy.cfg'];

it.each(BALANCERS)('%s asks whether a process is ready', (file) => {
  const text = deployed(file);
  expect(read('api/http/server.ts')).toContain("path: '/readyz'");
  expect(text).toMatch(/^ {4}option httpchk GET \/readyz$/m);
  expect(text).toMatch(/^ {4}option redispatch 1$/m);
});

it.runIf(has('haproxy')).each(BALANCERS)('HAProxy finds no fault in %s', (file) => {
  // the certificate and the user are the operator's
  const text = deployed(file)
    .replace(/ ssl crt .*/, '')
    .replace(/^ {4}(user|group) .*\n/gm, '');
  expect(judge('haproxy', ['-c', '-f'], { name: 'haproxy.cfg', text })).toMatchObject({ status: 0 });
});

it('the operator’s page names files, settings and commands that exist', () => {
  const page = deployed('README.md');
  const links = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => join('api/deploy', file));
  const files = [...page.matchAll(/`((?:haproxy|docker|prometheus|grafana)\/[^`]+)`/g)];
  const named = [...links, ...files.map(([, file = '']) => join('api/deploy', file))];
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
  const settings = [...page.matchAll(/^([A-Z][A-Z_]+)=/gm), ...page.matchAll(/`([A-Z]+_[A-Z_]+)=?[^`]*`/g)];
  const others = new Set(['GOOGLE_APPLICATION_CREDENTIALS', 'OTEL_EXPORTER_OTLP_ENDPOINT']);
  const unknown = settings.map(([, name = '']) => name).filter((name) => !SETTINGS.has(name) && !others.has(name));
  expect(unknown).toEqual([]);
  const commands = [...page.matchAll(/admin -- (\w[\w-]*)/g)].map(([, name = '']) => name);
  expect(commands).toContain('restore');
  expect(commands.filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual([]);
});
