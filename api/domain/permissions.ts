/** Who may do what: the only table. People have roles in a workspace; programs have keys with scopes. */
import type { MembershipRole } from '../db/generated/enums.js';

interface Rule {
  /** the roles of people who may */
  readonly roles: readonly MembershipRole[];
  /** whether a key can have it as a scope; otherwise only people may */
  readonly forKeys: boolean;
  /** what it allows: the end of a sentence that begins with “may” */
  readonly words: string;
  /** permissions that come with it */
  readonly includes?: readonly string[];
}

const EVERYBODY = ['owner', 'manager', 'agent', 'viewer'] as const;
const STAGERS = ['owner', 'manager', 'agent'] as const;
const MANAGERS = ['owner', 'manager'] as const;

export const PERMISSIONS = {
  account: { roles: EVERYBODY, forKeys: false, words: 'use a person’s account' },
  'projects:read': { roles: EVERYBODY, forKeys: true, words: 'see projects and media' },
  'projects:write': { roles: STAGERS, forKeys: true, words: 'change projects and media', includes: ['projects:read'] },
  'staging:read': { roles: EVERYBODY, forKeys: true, words: 'see staging jobs', includes: ['projects:read'] },
  'staging:write': {
    roles: STAGERS,
    forKeys: true,
    words: 'order, decide on and deliver staging',
    includes: ['staging:read', 'projects:read'],
  },
  'billing:read': { roles: EVERYBODY, forKeys: true, words: 'see invoices and payments', includes: ['projects:read'] },
  'billing:write': {
    roles: MANAGERS,
    forKeys: true,
    words: 'write, send and settle invoices',
    includes: ['billing:read', 'projects:read'],
  },
  'webhooks:write': { roles: MANAGERS, forKeys: true, words: 'see and change webhooks' },
  'embeds:read': { roles: MANAGERS, forKeys: true, words: 'see what embeds show' },
  'embeds:write': {
    roles: MANAGERS,
    forKeys: true,
    words: 'see, make and change embeds',
    includes: ['embeds:read'],
  },
  'keys:write': { roles: MANAGERS, forKeys: false, words: 'see, make and revoke keys' },
  'people:write': { roles: MANAGERS, forKeys: false, words: 'invite people, change their roles and remove them' },
  'audit:read': { roles: ['owner'], forKeys: false, words: 'read who did what in the workspace' },
  'workspace:write': { roles: ['owner'], forKeys: false, words: 'change the workspace' },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;
export type Scope = { [P in Permission]: (typeof PERMISSIONS)[P]['forKeys'] extends true ? P : never }[Permission];

/** The part of a caller that decides: a person's role, or the scopes of a key. */
type Holder =
  | { readonly role: MembershipRole; readonly key?: undefined }
  | { readonly role?: undefined; readonly key: { readonly scopes: readonly Scope[] } };

const ruleOf = (permission: Permission): Rule => PERMISSIONS[permission];
const ALL = Object.keys(PERMISSIONS) as Permission[];

/** What a key can be allowed, in the table's order. */
export const SCOPES = ALL.filter((permission): permission is Scope => PERMISSIONS[permission].forKeys);

/** Whether the scopes allow it, by themselves or by what they include. */
const allows = (scopes: readonly Permission[], permission: Permission) =>
  scopes.some((scope) => scope === permission || ruleOf(scope).includes?.includes(permission));

export function may(caller: Holder, permission: Permission): boolean {
  if (caller.key) return PERMISSIONS[permission].forKeys && allows(caller.key.scopes, permission);
  return ruleOf(permission).roles.includes(caller.role);
}

/** All that the caller may do, in the table's order. */
export const permissionsOf = (caller: Holder): Permission[] => ALL.filter((permission) => may(caller, permission));

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const ROLE_NAMES: Readonly<Record<MembershipRole, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  agent: 'an agent',
  viewer: 'a viewer',
};

/** Why the caller may not, and what it takes: a sentence for the user. */
export function refusalOf(caller: Holder, permission: Permission): string {
  const { roles, forKeys, words } = ruleOf(permission);
  if (!caller.key) return `Only ${LIST.format(roles.map((role) => ROLE_NAMES[role]))} of the workspace may ${words}.`;
  return forKeys ? `This key may not ${words}: it lacks the scope ${permission}.` : `A key may not ${words}.`;
}
