import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { actionWords } from './actionWords.js';
import { TimeAgo } from './TimeAgo.js';
import { useNow } from './useNow.js';

afterEach(() => void vi.useRealTimers());

test('counts up by itself how long ago an activity was', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:30Z') });
  render(<TimeAgo moment="2026-11-21T12:00:00Z" />);
  expect(screen.getByText('just now')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(screen.getByText('1 minute ago')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(screen.getByText('1 hour ago')).toBeTruthy();
});

test("shows the present time first, however old the clock's last tick is", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:30Z') });
  const shown: number[] = [];
  const Watcher = () => {
    shown.push(useNow());
    return null;
  };
  render(<Watcher />).unmount();
  vi.setSystemTime(Date.parse('2026-11-21T15:00:30Z'));
  shown.length = 0;
  render(<Watcher />);
  expect(new Set(shown)).toEqual(new Set([Date.parse('2026-11-21T15:00:30Z')]));
});

test.each([
  ['project_created', 'Project created'],
  ['project_updated', 'Project updated'],
  ['project_deleted', 'Project deleted'],
  ['media_uploaded', 'Media uploaded'],
  ['staging_job_created', 'Staging job created'],
  ['staging_job_completed', 'Staging job completed'],
  ['invoice_created', 'Invoice created'],
  ['payment_completed', 'Payment completed'],
  ['payment_not_applied', 'payment not applied'],
  ['constructor', 'constructor'],
])('calls the action %s "%s"', (action, words) => expect(actionWords(action)).toBe(words));
