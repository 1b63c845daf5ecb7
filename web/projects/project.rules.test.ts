import { expect, test } from 'vitest';
import { addressProblem, changedProjectOf, emptyDraft, newProjectOf } from './project.rules.js';

const address = '1428 Alder Lane';

test('an address is required, of at least one character', () => {
  expect([' ', '', '7'].map(addressProblem)).toEqual(['Address is required', 'Address is required', undefined]);
});

test('a new project has tags only where there are any, and nothing that was left empty', () => {
  expect(newProjectOf({ ...emptyDraft, address, tags: ' , ,' })).toEqual({ address, status: 'ACTIVE' });
  expect(newProjectOf({ ...emptyDraft, address, tags: ' sea view ,,loft, ' })).toMatchObject({
    tags: ['sea view', 'loft'],
  });
});

test('a changed project has a list of tags, also an empty one, and loses what was emptied', () => {
  expect(changedProjectOf({ ...emptyDraft, address, status: 'ARCHIVED' })).toEqual({
    address,
    status: 'ARCHIVED',
    mlsId: null,
    notes: null,
    tags: [],
  });
});
