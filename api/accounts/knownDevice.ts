/**
 * A browser in which somebody has signed in with a password is known by a cookie. Its guesses are counted apart from
 * those of strangers, who therefore cannot lock the account's own person out. It opens nothing by itself.
 * Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.js';
import { secretFor } from '../secrets.js';
import { GUESSES, GUESSES_FROM_ADDRESS, GUESSES_OF_DEVICE, type Limit } from './attempts.js';
import { cookieValue } from './sessions/sessionCookie.js';

const NAME = 'showhome.known_device';
/** Only where a password is given. */
const PATH = '/api/auth';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type DeviceEnv = Pick<Env, 'secret' | 'publicUrl'>;

/** By what a guess at the password of an account is counted. */
interface GuessCount {
  readonly limit: Limit;
  readonly subject: string;
}

interface Guess {
  /** as typed, in lower case, whether or not there is such an account */
  readonly email: string;
  /** where it comes from, see clientNetwork */
  readonly network: string;
  /** the request's `cookie` header */
  readonly cookies: string | undefined;
}

/** In the order in which they are to be taken; all of them let the guess through. */
export function guessCounts(env: DeviceEnv, { email, network, cookies }: Guess): GuessCount[] {
  const [device, signature] = (cookieValue(cookies ?? '', NAME) ?? '').split('.');
  if (device && signature && isSigned(env, { email, device, signature })) {
    return [{ limit: GUESSES_OF_DEVICE, subject: device }];
  }
  return [
    { limit: GUESSES_FROM_ADDRESS, subject: `${network} ${email}` },
    { limit: GUESSES, subject: email },
  ];
}

/** What a `set-cookie` header says to a browser that has shown itself to be the person's. */
export function knownDeviceCookie(env: DeviceEnv, email: string): string {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${sign(env, email, device).toString('base64url')}`;
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Max-Age=${YEAR_SECONDS}; Path=${PATH}; HttpOnly; SameSite=Lax${secure}`;
}

const sign = ({ secret }: DeviceEnv, email: string, device: string) =>
  createHmac('sha256', secretFor('known devices', secret)).update(`${device} ${email}`).digest();

interface SignedDevice {
  readonly email: string;
  readonly device: string;
  readonly signature: string;
}

function isSigned(env: DeviceEnv, { email, device, signature }: SignedDevice): boolean {
  const expected = sign(env, email, device);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
