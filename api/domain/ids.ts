/**
 * Ids: a prefix that names the type, then 20 random characters. The same string is the row's key, Relay's global id,
 * the REST id and the id in URLs.
 */
import { randomBytes } from 'node:crypto';

/** Type by prefix. */
export const PREFIXES = {
  proj: 'Project',
  med: 'Media',
  job: 'StagingJob',
  item: 'StagingItem',
  rnd: 'StagingResult',
  rev: 'Revision',
  usr: 'User',
  org: 'Workspace',
  mem: 'Membership',
  join: 'Invitation',
  act: 'Activity',
  aud: 'AuditEntry',
  inv: 'Invoice',
  line: 'InvoiceItem',
  pay: 'Payment',
  upl: 'Upload',
  ses: 'Session',
  acc: 'Account',
  chg: 'EmailChange',
  pack: 'Pack',
  file: 'PackFile',
  lnk: 'PublicLink',
  cmt: 'SellerComment',
  not: 'Notice',
  key: 'ApiKey',
  emb: 'Embed',
  whe: 'WebhookEndpoint',
  evt: 'WebhookEvent',
  whd: 'WebhookDelivery',
  ver: 'Verification',
  rl: 'RateLimit',
} as const;

export type IdPrefix = keyof typeof PREFIXES;
type IdentifiedType = (typeof PREFIXES)[IdPrefix];

/** 32 characters, without the look-alikes i, l, o and u: five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RANDOM_CHARACTERS = 20;
const WELL_FORMED = new RegExp(`^([a-z]+)_[${ALPHABET}]{${RANDOM_CHARACTERS}}$`);

/** A new id with 100 random bits. */
export function newId(prefix: IdPrefix): string {
  let id = `${prefix}_`;
  for (const byte of randomBytes(RANDOM_CHARACTERS)) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

/** The type of an id, or null when the string is not one of our ids. */
export function typeOfId(id: string): IdentifiedType | null {
  const prefix = WELL_FORMED.exec(id)?.[1];
  if (prefix === undefined || !Object.hasOwn(PREFIXES, prefix)) return null;
  return PREFIXES[prefix as IdPrefix];
}
