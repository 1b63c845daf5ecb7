import { css } from '#styled/css';
import { SettingsPanel } from '../settings/SettingsPanel.js';

const CALLS = [
  {
    name: 'GraphQL',
    path: '/graphql',
    words: 'Everything, in the shape that you ask for; live over WebSockets by graphql-transport-ws.',
    file: { path: '/api/schema.graphql', label: 'Download the schema' },
  },
  {
    name: 'REST',
    path: '/api',
    words: 'The common steps as plain calls.',
    file: { path: '/api/openapi.json', label: 'Download the OpenAPI description' },
  },
] as const;

const RULES = [
  'Send the key as “Authorization: Bearer sh_live_…”, from a server: whoever sees the key can use it.',
  'Send an “Idempotency-Key” with each call that changes something. Sent again within a day, the call is not carried ' +
    'out twice, and the answer is the same.',
  'The header “RateLimit” tells what is left of the key’s requests and cost in this minute. Reading costs one for each ' +
    'object, and “extensions.cost” of a GraphQL answer says how much. After 429, wait for the ' +
    'seconds of “Retry-After”.',
  'A GraphQL document has at most 1,500 words and signs, 15 aliases, a depth of 10 and pages of 100; one that asks for ' +
    'too much at once is refused with what to do.',
  'A person or a key has at most 50 live connections, and a key 1,000 operations in each; one too many is refused with ' +
    'a sentence.',
  'A list by REST has at most 1,000 rows: “limit” and “after” ask for parts, and the header “Link” tells where it goes on.',
];

/** Where the calls are, their descriptions, and the rules of all calls. */
export function CallsPanel() {
  return (
    <SettingsPanel title="Calls">
      <dl className={list}>
        {CALLS.map(({ name, path, words, file }) => (
          <div key={name}>
            <dt className={term}>
              {name} <code className={address}>{window.location.origin + path}</code>
            </dt>
            <dd className={description}>
              {words}{' '}
              <a href={file.path} download className={link}>
                {file.label}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={rules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </SettingsPanel>
  );
}

const list = css({ display: 'grid', gap: '16' });
const term = css({ fontWeight: 'semibold' });
const address = css({ fontFamily: 'mono', textStyle: 'small', fontWeight: 'regular', overflowWrap: 'anywhere' });
const description = css({ mt: '2', color: 'ink.muted', maxW: 'measure' });
const link = css({ color: 'ink', textDecoration: 'underline', textUnderlineOffset: '[3px]' });
const rules = css({
  mt: '20',
  display: 'grid',
  gap: '8',
  pl: '18',
  listStyle: 'disc',
  color: 'ink.muted',
  maxW: 'measure',
});
