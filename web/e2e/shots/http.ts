/** The requests of a person's browser to the server. */
export interface Person {
  readonly email: string;
  /** for the `cookie` header */
  readonly cookie: string;
}

interface Asked {
  readonly cookie?: string;
  readonly body?: object;
  readonly method?: 'GET' | 'POST' | 'DELETE';
}

async function ask(url: string, { cookie, body, method = body ? 'POST' : 'GET' }: Asked) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}: ${await response.text()}`);
  return response;
}

/** Signs a person in, or up, depending on the path. */
export async function enter(
  url: string,
  body: { readonly email: string; readonly password: string; readonly firstName?: string; readonly lastName?: string },
): Promise<Person> {
  const response = await ask(url, { body });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { email: body.email, cookie: cookie.join('; ') };
}

interface Made {
  readonly data?: Readonly<Record<string, Readonly<Record<string, { readonly id: string } | undefined>>>>;
}

export type Client = ReturnType<typeof clientOf>;

/** @param person is signed in at the first request */
export function clientOf(url: string, person: () => Promise<Person>) {
  const cookie = async () => (await person()).cookie;
  return {
    read: async <T>(path: string): Promise<T> =>
      (await ask(`${url}/api/${path}`, { cookie: await cookie() })).json() as T,
    send: async <T>(path: string, body: object = {}): Promise<T> =>
      (await ask(`${url}/api/${path}`, { cookie: await cookie(), body })).json() as T,
    remove: async (path: string) =>
      void (await ask(`${url}/api/${path}`, { cookie: await cookie(), method: 'DELETE' })),
    async graphql<T>(query: string, variables: object): Promise<T> {
      const answer = await ask(`${url}/graphql`, { cookie: await cookie(), body: { query, variables } });
      return ((await answer.json()) as { readonly data: T }).data;
    },
    /** Sends a mutation with one input. @returns the id of the created object */
    async mutate(name: string, input: object, made: string): Promise<string> {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const query = `mutation($input: ${type}Input!) {
        ${name}(input: $input) { ... on ${type}Payload { ${made} { id } } ... on Problem { message } }
      }`;
      const answer = await ask(`${url}/graphql`, { cookie: await cookie(), body: { query, variables: { input } } });
      const result = (await answer.json()) as Made;
      const id = result.data?.[name]?.[made]?.id;
      if (!id) throw new Error(`${name}: ${JSON.stringify(result)}`);
      return id;
    },
  };
}
