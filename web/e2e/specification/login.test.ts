import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { newPerson } from '../person.js';

const SECRET = 'a lighthouse by the sea';
const browser = useBrowser();
const newAddress = () => `agent-${randomUUID().slice(0, 13)}@example.com`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password');
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).waitFor();
const to = (path: string) => (request: Request) => new URL(request.url()).pathname === path;

async function fill(page: Page, address: string, secret: string) {
  await email(page).fill(address);
  await password(page).fill(secret);
}

/** Holds the requests to a path. @returns releases them */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function openLogin(): Promise<Page> {
  const { page } = await browser.visit();
  await page.goto('/login');
  await says(page, 'Sign in to continue');
  return page;
}

test('the login card switches between signing in and registering', async () => {
  const page = await openLogin();
  await page.getByRole('heading', { level: 1, name: 'Welcome to Showhome' }).waitFor();
  await says(page, 'Sign in to continue');
  await press(page, 'Need an account? Create one');
  await says(page, 'Create your account');
  expect(await page.getByText('Sign in to continue').count()).toBe(0);
  await press(page, 'Already have an account? Sign in');
  await says(page, 'Sign in to continue');
  expect(await page.getByRole('button', { name: 'Already have an account? Sign in' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Need an account? Create one' }).waitFor();
});

test('the login has an email, a password, a submit button, and Cancel, which leads to the landing page', async () => {
  const page = await openLogin();
  const fields = [email(page), password(page)].map((field) => field.getAttribute('type'));
  expect(await Promise.all(fields)).toEqual(['email', 'password']);
  await expect
    .poll(() => page.getByRole('button', { name: 'Sign in', exact: true }).getAttribute('type'))
    .toBe('submit');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/');
  await page.goBack();
  await says(page, 'Sign in to continue');
});

test('a provider is offered above the email, and leads to the server’s login path', async () => {
  const page = await openLogin();
  // the button appears when a provider is configured
  await page.route('**/api/auth/settings', (route) =>
    route.fulfill({ json: { passwordReset: false, provider: 'google', supportEmail: 'support@showhome.example' } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await page.unroute('**/api/auth/settings');
  const [button, or] = [
    page.getByRole('button', { name: 'Continue with Google' }),
    page.getByText('Or', { exact: true }),
  ];
  const tops = await Promise.all([button, or, email(page)].map(async (part) => (await part.boundingBox())?.y ?? NaN));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const left = page.waitForRequest(to('/api/login'));
  await button.click();
  expect((await left).isNavigationRequest()).toBe(true);
  // no provider is configured here, and the server says so
  await page.getByRole('alert').waitFor();
});

test('the foot of the login leads to support, terms and privacy policy', async () => {
  const page = await openLogin();
  const leadsTo = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await leadsTo('Forgot password? Contact support')).toMatch(/^mailto:.+@.+/);
  expect([await leadsTo('Terms'), await leadsTo('Privacy Policy')]).toEqual(['#terms', '#privacy']);
});

test('an invalid email and an invalid password are refused before anything is sent', async () => {
  const page = await openLogin();
  const address = newAddress();
  await press(page, 'Sign in');
  await says(page, 'Email is required');
  await fill(page, 'maya@', SECRET);
  await press(page, 'Sign in');
  await says(page, 'Enter a valid email address');
  expect(await page.getByText('Email is required').count()).toBe(0);
  await fill(page, address, '');
  await press(page, 'Sign in');
  await says(page, 'Password is required');
  await press(page, 'Need an account? Create one');
  await fill(page, address, 'seven77');
  await press(page, 'Create account');
  await says(page, 'Password must be at least 8 characters long');
});

test('a refusal is shown in the server’s words, and the other mode keeps only the email', async () => {
  const page = await openLogin();
  const address = newAddress();
  await fill(page, address, 'eight888');
  const sent = page.waitForRequest(to('/api/auth/login'));
  await press(page, 'Sign in');
  expect((await sent).postDataJSON()).toEqual({ email: address, password: 'eight888' });
  expect(await page.getByText('Password must be at least 8 characters long').count()).toBe(0);
  const refused = page.waitForResponse((response) => to('/api/auth/login')(response.request()));
  await press(page, 'Sign in');
  const answer = await refused;
  await page.getByRole('alert').waitFor();
  // the error is "401: " and the body
  expect(answer.status()).toBe(401);
  await expect.poll(() => page.getByRole('alert').innerText()).toBe(await answer.text());
  await press(page, 'Need an account? Create one');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([address, '']);
});

test('a person who registers is led to the dashboard', async () => {
  const page = await openLogin();
  const address = newAddress();
  await press(page, 'Need an account? Create one');
  await fill(page, address, SECRET);
  const sent = page.waitForRequest(to('/api/auth/register'));
  await press(page, 'Create account');
  expect((await sent).postDataJSON()).toEqual({ email: address, password: SECRET });
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/');
});

test('the submit button says what it does while it is busy', async () => {
  const page = await openLogin();
  const { email: address } = await newPerson();
  await fill(page, address, 'not the password');
  const letIn = await hold(page, '/api/auth/login');
  await press(page, 'Sign in');
  await says(page, 'Signing in...');
  await letIn();
  await page.getByRole('alert').waitFor();
  await press(page, 'Need an account? Create one');
  await fill(page, address, SECRET);
  const letRegister = await hold(page, '/api/auth/register');
  await press(page, 'Create account');
  await says(page, 'Creating account...');
  await letRegister();
  // the address has an account already
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Create account', exact: true }).waitFor();
});

test('a person who signs in is led to the dashboard; the email is sent trimmed and in lower case', async () => {
  const page = await openLogin();
  const person = await newPerson({ firstName: 'Maya', lastName: 'Okafor' });
  await fill(page, `  ${person.email.toUpperCase()} `, 'not the password');
  const sent = page.waitForRequest(to('/api/auth/login'));
  await press(page, 'Sign in');
  expect((await sent).postDataJSON()).toEqual({ email: person.email, password: 'not the password' });
  await page.getByRole('alert').waitFor();
  await fill(page, person.email, person.password);
  const signedIn = page.waitForRequest(to('/api/auth/login'));
  await press(page, 'Sign in');
  expect((await signedIn).postDataJSON()).toEqual({ email: person.email, password: person.password });
  expect((await (await signedIn).allHeaders())['content-type']).toBe('application/json');
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /Maya Okafor/ }).waitFor();
});
