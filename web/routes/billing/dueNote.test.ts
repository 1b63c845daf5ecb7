import { expect, test } from 'vitest';
import { dueNote } from './dueNote.js';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

test('says what an invoice waits for, or when it was paid', () => {
  const dueDate = '2026-12-01';
  expect(dueNote({ status: 'DRAFT', dueDate })).toBe('Not sent yet');
  expect(dueNote({ status: 'SENT', dueDate })).toBe('Due Dec 1, 2026');
  expect(dueNote({ status: 'SENT' })).toBeNull();
  expect(dueNote({ status: 'PAID', dueDate, paidAt: '2026-11-20T00:00:00.000Z' })).toBe('Paid Nov 20, 2026');
  expect(dueNote({ status: 'CANCELLED', dueDate })).toBeNull();
});

test('says how late an overdue invoice is; the due day itself is not late', () => {
  const overdue = { status: 'OVERDUE', dueDate: '2026-12-01' };
  expect(dueNote(overdue, noon('2026-12-02'))).toBe('1 day late');
  expect(dueNote(overdue, noon('2026-12-25'))).toBe('24 days late');
});
