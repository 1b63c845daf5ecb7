/** Sends the stored documents as the pages do, and notes the answers. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HeldDatabase } from './heldDatabase.js';
import { normaliser } from './normalise.js';
import type { People, PersonName } from './people.js';

/** `nobody` has no session. */
export type Asker = PersonName | 'nobody';

/** `parts`: accepts multipart answers, so that fragments may be deferred. */
export type Mode = 'whole' | 'parts';

const WHOLE = 'application/graphql-response+json, application/json';
const ACCEPTED: Readonly<Record<Mode, string>> = { whole: WHOLE, parts: `multipart/mixed, ${WHOLE}` };

export type Variables = Readonly<Record<string, unknown>>;

interface Document {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly hash: string;
  readonly text: string;
}

const HEAD = /^(?:fragment .*)?(query|mutation|subscription) (\w+)/ms;
const FILE = new URL('../../../web/persisted.json', import.meta.url);

export type Documents = ReadonlyMap<string, Document>;

export function readDocuments(): Documents {
  const found = Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>).map(([hash, text]) => {
    const [, kind, name = ''] = HEAD.exec(text) ?? [];
    return [name, { name, kind, hash, text } as Document] as const;
  });
  return new Map(found);
}

export function documentOf(documents: Documents, name: string): Document {
  const document = documents.get(name);
  if (!document) throw new Error(`There is no stored operation ${name}: run \`npm run generate\`, or mend the cases.`);
  return document;
}

export interface Answer {
  readonly data: Record<string, unknown> | null;
  readonly text: string;
}

export interface Asking {
  readonly documents: Documents;
  readonly people: People;
  readonly lines: string[];
  /** names of the operations that were sent */
  readonly asked: Set<string>;
  /** Moves the clock before what changes rows, so that no two changes have the same time. */
  later(): Promise<void>;
  /** Sends an operation and notes its answer. */
  ask(name: string, variables?: Variables, options?: { readonly who?: Asker; readonly mode?: Mode }): Promise<Answer>;
  /** Notes what a subscription told, or another text. */
  note(name: string, who: Asker, mode: string, variables: Variables, status: string, texts: readonly string[]): void;
  /** The payload of a request for an operation. */
  payloadOf(name: string, variables: Variables): object;
}

interface Options {
  readonly url: string;
  readonly database: HeldDatabase;
  readonly documents: Documents;
  readonly people: People;
  readonly beginning: number;
  /** ids that the database holds at the beginning */
  readonly known: ReadonlySet<string>;
}

/** Milliseconds between changes. */
const STEP = 7000;

export function asking({ url, database, documents, people, beginning, known }: Options): Asking {
  const [lines, asked]: [string[], Set<string>] = [[], new Set()];
  let time = beginning;
  let addresses = 0;

  function payloadOf(name: string, variables: Variables): object {
    const { hash } = documentOf(documents, name);
    asked.add(name);
    return { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  }

  function note(
    name: string,
    who: Asker,
    mode: string,
    variables: Variables,
    status: string,
    texts: readonly string[],
  ) {
    const normalise = normaliser(known);
    const named = normalise(JSON.stringify(variables));
    const body = texts.map(normalise).join(' ');
    const hash = createHash('sha256').update(body).digest('hex');
    lines.push([name, who, mode, named, status, hash, body].join('\t'));
  }

  return {
    documents,
    people,
    lines,
    asked,
    payloadOf,
    note,
    async later() {
      time += STEP;
      await database.hold(time);
    },
    async ask(name, variables = {}, { who = 'owner', mode = 'whole' } = {}) {
      addresses = (addresses + 1) % 60_000;
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: ACCEPTED[mode],
          'x-showhome': '1',
          'x-held-time': String(time),
          'x-forwarded-for': `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`,
          ...(who === 'nobody' ? {} : { cookie: people[who].cookie }),
        },
        body: JSON.stringify(payloadOf(name, variables)),
      });
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      const cookies = response.headers.getSetCookie().map((cookie) => ` sets ${cookie.split('=', 1)[0]}`);
      const texts = type.startsWith('multipart') ? inOrder(partsOf(text, type)) : [text];
      note(name, who, mode, variables, `${response.status} ${type}${cookies.join('')}`, texts);
      const [whole = ''] = texts;
      return { data: whole.startsWith('{') ? (JSON.parse(whole) as Answer).data : null, text };
    },
  };
}

/** The bodies of a multipart answer. */
function partsOf(text: string, type: string): string[] {
  const [, boundary = '-'] = /boundary="?([^";]+)/.exec(type) ?? [];
  const parts = text.split(new RegExp(`(?:^|\\r\\n)--${boundary}(?:--)?(?:\\r\\n|$)`));
  return parts.map((part) => part.slice(part.indexOf('\r\n\r\n') + 4).trim()).filter((part) => part !== '');
}

interface LaterPart {
  readonly incremental?: readonly { readonly label?: string; readonly path?: readonly unknown[] }[];
}

/**
 * The first part as it came, then what was deferred, by label and path: which fragment comes first, and how many come
 * in one part, depends on the moment.
 */
function inOrder([whole = '', ...others]: readonly string[]): string[] {
  const placed = others.flatMap((text) =>
    ((JSON.parse(text) as LaterPart).incremental ?? []).map((item) => {
      return { place: JSON.stringify([item.label, item.path]), text: JSON.stringify(item) };
    }),
  );
  return [whole, ...placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ text }) => text)];
}
