/**
 * A cookie marks a browser in which the person has signed in with a password. Guesses from it are counted apart from
 * those of strangers, so strangers cannot lock the person out. The cookie alone signs nobody in. Source: OWASP, "Slow
 * Down Online Guessing Attacks with Device Cookies".
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.js';
import { secretFor } from '../secrets.js';
import { GUESSES, GUESSES_FROM_ADDRESS, GUESSES_OF_DEVICE, type Limit } from './attempts.js';
import { cookieValue } from './sessions/sessionCookie.js';

const NAME = 'showhome.known_device';
/** The cookie is sent only to paths that take a password. */
const PATH = '/api/auth';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type DeviceEnv = Pick<Env, 'secret' | 'publicUrl'>;

/** A counter of guesses at an account's password. */
interface GuessCount {
  readonly limit: Limit;
  readonly subject: string;
}

interface Guess {
  /** as typed, in lower case; the account may not exist */
  readonly email: string;
  /** the network that it comes from, see clientNetwork */
  readonly network: string;
  /** the request's `cookie` header */
  readonly cookies: string | undefined;
}

/** The counters of a guess, in the order in which to take them; the guess is allowed only if all allow it. */
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

/** The `set-cookie` header for a browser in which the person has signed in. */
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
