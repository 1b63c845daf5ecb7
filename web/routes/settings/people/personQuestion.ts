import { roleLabel } from '../../../session/roles.js';
import type { Asked } from './PersonRow.js';

/** The words of the question before somebody is removed, gets another role, or the workspace. */
export function titleOf(asked: Asked): string {
  const { name } = asked;
  if (asked.act === 'changeRole') return `Make ${name} ${withArticle(asked.role)}`;
  return asked.act === 'remove' ? `Remove ${name}` : `Hand over to ${name}`;
}

export const actOf = (asked: Asked): string => ACTS[asked.act];
export const busyLabelOf = (asked: Asked): string => BUSY[asked.act];

const ACTS = { remove: 'Remove', handOver: 'Hand over', changeRole: 'Change role' } as const;
const BUSY = { remove: 'Removing...', handOver: 'Handing over...', changeRole: 'Changing...' } as const;

export function wordsOf(asked: Asked, workspaceName: string): string {
  const { name } = asked;
  if (asked.act === 'remove') {
    return (
      `${name} sees nothing of ${workspaceName} from this moment on. Their projects stay here, and invitations that ` +
      'they sent stop working.'
    );
  }
  if (asked.act === 'handOver') {
    return (
      `${name} owns ${workspaceName} then and may do everything. You become a manager: you can neither change the ` +
      'workspace’s settings nor who owns it, and only an owner can make you one again.'
    );
  }
  return `${name} can make no keys then, and see none. Those that they made are known to them.`;
}

function withArticle(role: string): string {
  const label = roleLabel(role).toLowerCase();
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}
