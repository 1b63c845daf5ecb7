import { expect, test } from 'vitest';
import { displayName, initialsOf } from './displayName.js';

test.each([
  [{ firstName: 'Maya', lastName: 'Okafor', email: 'm@o.test' }, 'Maya Okafor', 'MO'],
  [{ firstName: '', lastName: '', email: 'agent@o.test' }, 'agent@o.test', 'AG'],
  [{ firstName: null, lastName: null, email: '' }, 'User', 'U'],
])('names %o %s, with the initials %s', (user, name, initials) => {
  expect(displayName(user)).toBe(name);
  expect(initialsOf(user)).toBe(initials);
});
