import { expect, test } from 'vitest';
import { addressProblem, changedProjectOf, EMPTY_DRAFT, newProjectOf } from './project.rules.js';

const ADDRESS = '1428 Alder Lane';

test('an address is required, of at least one character', () => {
  expect([' ', '', '7'].map(addressProblem)).toEqual(['Address is required', 'Address is required', undefined]);
});

test('a new project has tags only where there are any, and nothing that was left empty', () => {
  expect(newProjectOf({ ...EMPTY_DRAFT, address: ADDRESS, tags: ' , ,' })).toEqual({
    address: ADDRESS,
    status: 'ACTIVE',
  });
  expect(newProjectOf({ ...EMPTY_DRAFT, address: ADDRESS, tags: ' sea view ,,loft, ' })).toMatchObject({
    tags: ['sea view', 'loft'],
  });
});

test('a changed project has a list of tags, also an empty one, and loses what was emptied', () => {
  expect(changedProjectOf({ ...EMPTY_DRAFT, address: ADDRESS, status: 'ARCHIVED' })).toEqual({
    address: ADDRESS,
    status: 'ARCHIVED',
    mlsId: null,
    notes: null,
    tags: [],
  });
});
