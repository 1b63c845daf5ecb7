import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { useApi } from '../test/server.js';
import { signIn, signInProblem } from './signIn.js';

const api = useApi();
const maya = { email: 'maya@okafor.test', password: 'longenough' };

test.each([
  ['Wrong: e-mail or password', '401: Wrong: e-mail or password'],
  ['', '401: Unauthorized'],
])('throws for an answer of 401 with the body %j the error "%s"', async (body, message) => {
  api.use(http.post('*/api/auth/login', () => new HttpResponse(body, { status: 401, statusText: 'Unauthorized' })));
  await expect(signIn('login', maya)).rejects.toThrow(new Error(message));
});

test.each([
  [new Error('409: Taken: sign in instead.'), 'Taken: sign in instead.'],
  [new Error('500: '), 'Unable to complete the request'],
  [new TypeError('Failed to fetch'), 'Unable to complete the request'],
  ['a string', 'Something went wrong'],
  [undefined, 'Something went wrong'],
])('for the failure %s the form shows "%s"', (failure, sentence) => {
  expect(signInProblem(failure)).toBe(sentence);
});
