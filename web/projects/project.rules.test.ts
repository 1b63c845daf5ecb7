import { expect, test } from 'vitest';
import { addressProblem, changedProjectOf, EMPTY_DRAFT, newProjectOf } from './project.rules.js';

const ADDRESS = '1428 Alder Lane';

test('requires an address of at least one character', () => {
  expect([' ', '', '7'].map(addressProblem)).toEqual(['Address is required', 'Address is required', undefined]);
});

test('leaves out of a new project what is empty, also the tags', () => {
  expect(newProjectOf({ ...EMPTY_DRAFT, address: ADDRESS, tags: ' , ,' })).toEqual({
    address: ADDRESS,
    status: 'ACTIVE',
  });
  expect(newProjectOf({ ...EMPTY_DRAFT, address: ADDRESS, tags: ' sea view ,,loft, ' })).toMatchObject({
    tags: ['sea view', 'loft'],
  });
});

test('sends a changed project with all of its tags, and removes what was emptied', () => {
  expect(changedProjectOf({ ...EMPTY_DRAFT, address: ADDRESS, status: 'ARCHIVED' }, EMPTY_DRAFT)).toEqual({
    address: ADDRESS,
    status: 'ARCHIVED',
    mlsId: null,
    notes: null,
    tags: [],
  });
});

test('sends whose a project is and who sees it only where that was changed', () => {
  const start = { agentId: 'usr_ann', isShared: 'yes' };
  const draft = { ...EMPTY_DRAFT, address: ADDRESS, ...start };
  expect(changedProjectOf(draft, start)).not.toHaveProperty('agentId');
  expect(changedProjectOf(draft, start)).not.toHaveProperty('isShared');
  expect(changedProjectOf({ ...draft, agentId: '', isShared: '' }, start)).toMatchObject({
    agentId: null,
    isShared: false,
  });
  expect(newProjectOf({ ...EMPTY_DRAFT, address: ADDRESS, ...start })).toMatchObject({
    agentId: 'usr_ann',
    isShared: true,
  });
});
