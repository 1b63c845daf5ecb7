import { graphql, useFragment } from 'react-relay/hooks';
import type { MadeBy_user$key } from '../../__generated__/MadeBy_user.graphql.js';
import { displayName } from '../../session/displayName.js';

interface MadeByProps {
  readonly user: MadeBy_user$key | null | undefined;
  /** a key may have made it too */
  readonly orKey?: boolean;
}

/** Who made a key, a webhook or an embed, also after they left. */
export function MadeBy({ user, orKey = false }: MadeByProps) {
  const person = useFragment(
    graphql`
      fragment MadeBy_user on User {
        firstName
        lastName
        email
      }
    `,
    user,
  );
  if (!person) return orKey ? 'by a key, or somebody without an account now' : 'by somebody without an account now';
  const { firstName, lastName, email } = person;
  return `by ${displayName({ firstName, lastName, email })}`;
}
