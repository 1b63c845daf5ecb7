async function post(path: string, body: object): Promise<string> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok) return text;
  throw new Error(`${response.status}: ${text || response.statusText}`);
}

/**
 * Asks for a link by mail.
 * @returns what the server says, the same whether or not there is an account
 * @throws Error whose message is "STATUS: what the server said"
 */
export const requestReset = (email: string) => post('/api/auth/request-reset', { email });

/** @throws Error whose message is "STATUS: what the server said" */
export const choosePassword = (token: string, password: string) => post('/api/auth/reset', { token, password });
