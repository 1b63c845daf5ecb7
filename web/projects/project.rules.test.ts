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

test('sends only what was changed, with what it was before; what was emptied is removed', () => {
  const start = { ...EMPTY_DRAFT, address: ADDRESS, mlsId: 'M-1', notes: 'Key at desk', tags: 'sea, loft' };
  expect(changedProjectOf(start, start)).toEqual({ expected: {} });
  expect(changedProjectOf({ ...start, notes: 'Key at desk ' }, start)).toEqual({ expected: {} });
  expect(changedProjectOf({ ...start, notes: '', tags: 'loft', status: 'ARCHIVED' }, start)).toEqual({
    notes: null,
    tags: ['loft'],
    status: 'ARCHIVED',
    expected: { notes: 'Key at desk', tags: ['sea', 'loft'], status: 'ACTIVE' },
  });
});

test('sends whose a project is and who sees it only where that was changed', () => {
  const start = { ...EMPTY_DRAFT, agentId: 'usr_ann', isShared: 'yes' };
  const draft = { ...start, address: ADDRESS };
  expect(changedProjectOf(draft, start)).not.toHaveProperty('agentId');
  expect(changedProjectOf(draft, start)).not.toHaveProperty('isShared');
  expect(changedProjectOf({ ...draft, agentId: '', isShared: '' }, start)).toMatchObject({
    agentId: null,
    isShared: false,
  });
  expect(newProjectOf(draft)).toMatchObject({
    agentId: 'usr_ann',
    isShared: true,
  });
});
