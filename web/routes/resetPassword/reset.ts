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
 * Requests a link by mail.
 * @returns the server's words, the same whether or not there is an account
 * @throws Error with the message "STATUS: the server's words"
 */
export const requestReset = (email: string) => post('/api/auth/request-reset', { email });

/** @throws Error with the message "STATUS: the server's words" */
export const choosePassword = (token: string, password: string) => post('/api/auth/reset', { token, password });
