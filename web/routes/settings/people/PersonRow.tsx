import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PersonRow_membership$key } from '../../../__generated__/PersonRow_membership.graphql.js';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { PlainSelect } from '../../../components/PlainSelect.js';
import { dayOf } from '../../../format/dates.js';
import { displayName } from '../../../session/displayName.js';
import { isRole, makesKeys, roleLabel, ROLES, type Role } from '../../../session/roles.js';
import { useChangeRole } from './useChangeRole.js';

/** What is asked about before it is done. */
export type Asked = {
  /** the membership */
  readonly id: string;
  readonly name: string;
} & ({ readonly act: 'remove' | 'handOver' } | { readonly act: 'changeRole'; readonly role: Role });

interface PersonRowProps {
  readonly membership: PersonRow_membership$key;
  readonly isSelf: boolean;
  /** whether an owner looks at the list: managers neither make nor touch owners */
  readonly byOwner: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** One person of the workspace, whose role can be chosen. */
export function PersonRow({ membership, isSelf, byOwner, onAsk }: PersonRowProps) {
  const { id, role, joinedAt, keyNames, user } = useFragment(
    graphql`
      fragment PersonRow_membership on Membership {
        id
        role
        joinedAt
        keyNames
        user {
          firstName
          lastName
          email
        }
      }
    `,
    membership,
  );
  const [change] = useChangeRole();
  const { firstName, lastName, email } = user;
  const name = displayName({ firstName, lastName, email });
  const mayTouch = !isSelf && (byOwner || role !== 'OWNER');
  const choose = (chosen: string) => {
    if (!isRole(chosen)) return;
    // the keys that they made are a question of their own
    if (keyNames.length > 0 && !makesKeys(chosen)) onAsk({ act: 'changeRole', id, name, role: chosen });
    else void change({ id, role: chosen }, name);
  };
  const items = ROLES.filter(({ value }) => byOwner || value !== 'OWNER');
  return (
    <li className={row}>
      <div className={words}>
        <p className={title}>
          {name}
          {isSelf && <Badge tone="soft">You</Badge>}
        </p>
        <p className={facts}>
          {name !== email && <span>{email}</span>}
          <span>Joined {dayOf(joinedAt)}</span>
        </p>
      </div>
      <div className={acts}>
        {mayTouch ? (
          <PlainSelect label={`Role of ${name}`} items={items} value={role} onChange={choose} />
        ) : (
          <span>{roleLabel(role)}</span>
        )}
        {mayTouch && byOwner && role !== 'OWNER' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Hand over to ${name}`}
            onClick={() => onAsk({ act: 'handOver', id, name })}
          >
            Hand over
          </Button>
        )}
        {mayTouch && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => onAsk({ act: 'remove', id, name })}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  py: '14',
  borderBottom: '1px solid {colors.line}',
});
const words = css({ minW: '0', flex: '[1 1 220px]' });
const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10', fontWeight: 'semibold' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '14',
  mt: '2',
  textStyle: 'small',
  color: 'ink.muted',
  overflowWrap: 'anywhere',
});
const acts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10' });
