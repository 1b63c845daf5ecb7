import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv, SettingsError } from './env.js';
import { StartError } from './startError.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'showhome-env-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (settings: Record<string, string> = {}, argv: string[] = []) =>
  readEnv(argv, { DATA_DIR: join(dataDir, 'new'), ...settings });

test('needs no setting', () => {
  expect(read()).toMatchObject({
    role: 'both',
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://127.0.0.1:4000',
    databaseUrl: null,
    graphqlOpen: true,
    demo: true,
    trustProxy: 0,
    trustProxyIsGiven: false,
  });
});

test('reads for how many days things are kept, and never where that is possible', () => {
  expect(read().keep).toEqual({ proofs: 90, activities: 730, deliveries: 30, packs: 7 });
  expect(read({ KEEP_PROOFS_DAYS: 'never', KEEP_ACTIVITIES_DAYS: '365', KEEP_PACKS_DAYS: '1' }).keep).toEqual({
    proofs: null,
    activities: 365,
    deliveries: 30,
    packs: 1,
  });
  for (const [name, value] of [
    ['KEEP_PROOFS_DAYS', '0'],
    ['KEEP_PROOFS_DAYS', 'always'],
    ['KEEP_ACTIVITIES_DAYS', '1.5'],
    ['KEEP_DELIVERIES_DAYS', 'never'],
  ] as const) {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^These settings are wrong:\n  ${name}: `));
  }
});

test('bounds the connections to the database, and takes a second address of it beside the first alone', () => {
  expect(read()).toMatchObject({ databaseConnections: 20, databaseDirectUrl: null });
  expect(() => read({ DATABASE_CONNECTIONS: '7' })).toThrow(/DATABASE_CONNECTIONS: .*>=8/);
  const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgresql://pooler/showhome', 'postgresql://database/showhome'];
  expect(read({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({ databaseDirectUrl: DATABASE_DIRECT_URL });
  expect(() => read({ DATABASE_DIRECT_URL })).toThrow(
    /^DATABASE_DIRECT_URL is for where DATABASE_URL leads to a pooler/,
  );
});

test('closes its data folder to other accounts, also one that was open', () => {
  // as root, PostgreSQL passes through it as another account
  const closed = process.getuid?.() === 0 ? 0o711 : 0o700;
  const modeOf = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  const make = (name: string) => {
    mkdirSync(join(dataDir, name), { recursive: true });
    chmodSync(join(dataDir, name), 0o755);
  };
  read();
  expect(modeOf('new')).toBe(closed);
  for (const name of ['old', 'old/files', 'old/lights', 'old/postgres', 'empty', 'shared', 'shared/others']) make(name);
  for (const name of ['old', 'empty', 'shared'])
    read({ DATA_DIR: join(dataDir, name), SESSION_SECRET: 'x'.repeat(32) });
  expect(['old', 'old/files', 'old/lights', 'empty'].map(modeOf)).toEqual([closed, 0o700, 0o700, closed]);
  // somebody else's
  expect(['shared', 'shared/others'].map(modeOf)).toEqual([0o755, 0o755]);
});

test('treats an empty setting like one that is not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '', SESSION_SECRET: '' })).toMatchObject({ port: 4000, databaseUrl: null });
});

test('is closed in production, and shows no demo account to other machines', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://example.com' };
  expect(read(production).graphqlOpen).toBe(false);
  expect(read({ ...production, GRAPHQL_OPEN: '1' }).graphqlOpen).toBe(true);
  expect(read({ HOST: '0.0.0.0', DEMO: '1' }).demo).toBe(false);
  expect(read({ DEMO: '0' }).demo).toBe(false);
  // a proxy before it may make it public
  const inProduction = { NODE_ENV: 'production', PUBLIC_URL: 'https://example.com' };
  expect(read(inProduction).demo).toBe(false);
  expect(read({ ...inProduction, DEMO: '1' }).demo).toBe(true);
});

test('does not start in production without the address that browsers use', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow(SettingsError);
  expect(() => read({ NODE_ENV: 'production' })).toThrow(/^PUBLIC_URL is missing: .* as https:\/\/example\.com\.$/);
});

test.each(['', 'a', 'f'.repeat(63), 'F'.repeat(64), `${'f'.repeat(64)}\n`, 'g'.repeat(64), 'f'.repeat(65)])(
  'refuses a damaged stored secret: %j',
  (damaged) => {
    read();
    writeFileSync(join(dataDir, 'new/secret'), damaged);
    expect(() => read()).toThrow(StartError);
    expect(() => read()).toThrow(/new\/secret is damaged: expected 64 hexadecimal digits\. .*sign in again\.$/);
    expect(read({ SESSION_SECRET: 'f'.repeat(64) }).secret).toBe('f'.repeat(64));
  },
);

test('stores the generated secret, readable for its owner only', () => {
  const { secret } = read();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(read().secret).toBe(secret);
  expect(statSync(join(dataDir, 'new/secret')).mode & 0o777).toBe(0o600);
  const given = 'a secret of thirty-two characters';
  expect(read({ SESSION_SECRET: given }).secret).toBe(given);
});

test('prefers the role of the command line over the environment', () => {
  expect(read({ ROLE: 'api' }, ['--role', 'worker']).role).toBe('worker');
});

test('names every invalid setting', () => {
  const wrong = {
    PORT: 'many',
    DATABASE_URL: 'mysql://host/db',
    SESSION_SECRET: 'short',
    PUBLIC_URL: 'https://example.com/path',
    DEMO: 'perhaps',
  };
  for (const name of Object.keys(wrong)) expect(() => read(wrong)).toThrow(new RegExp(`\\n  ${name}: `));
  expect(() => read({}, ['--rolle', 'api'])).toThrow(SettingsError);
  expect(() => read({}, ['--role', 'cook'])).toThrow(/ROLE: .*worker/);
});

test('has no cloud, mail, provider or payments unless they are set', () => {
  expect(read()).toMatchObject({ bucket: null, provider: null, stripe: null, mail: { smtpUrl: null } });
});

test('accepts Google by two settings and any other provider by three', () => {
  expect(read({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).provider).toEqual({
    kind: 'google',
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
  });
  const oidc = { OIDC_ISSUER: 'https://id.example.com/', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  expect(read(oidc).provider).toMatchObject({ kind: 'oidc', issuer: 'https://id.example.com' });
  expect(() => read({ ...oidc, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).toThrow(/either GOOGLE/);
});

test('names the missing ones of settings that belong together', () => {
  expect(() => read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    /Missing: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET/,
  );
  expect(() => read({ OIDC_ISSUER: 'https://id.example.com' })).toThrow(/Missing: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET/);
});

test('has no metrics by default, and takes a port of their own or a token for them', () => {
  expect(read()).toMatchObject({ metricsPort: null, metricsToken: null });
  const token = 'x'.repeat(32);
  expect(read({ METRICS_PORT: '9464', METRICS_TOKEN: token })).toMatchObject({
    metricsPort: 9464,
    metricsToken: token,
  });
  expect(() => read({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN/);
  expect(() => read({ METRICS_PORT: '4000' })).toThrow(/^METRICS_PORT must differ from PORT\./);
  expect(read({ METRICS_PORT: '4000', ROLE: 'worker' }).metricsPort).toBe(4000);
});

test('sends traces where the usual variables of OpenTelemetry say so', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(read().traces).toBeNull();
  expect(read(endpoint).traces).toEqual({ url: 'http://collector:4318/v1/traces', protocol: 'http/protobuf' });
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces/in', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  expect(read({ ...endpoint, ...own }).traces).toEqual({ url: 'https://traces/in', protocol: 'http/json' });
  expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }).traces).toBeNull();
  expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'false' }).traces).not.toBeNull();
  const grpc = { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' };
  expect(read({ ...grpc, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeNull();
  expect(() => read(grpc)).toThrow('Expected http/protobuf or http/json, got grpc.');
  expect(() => read({ ...endpoint, OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow('Expected otlp or none.');
});
