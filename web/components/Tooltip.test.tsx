import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const words = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent);
const enter = (name: string) => act(async () => void fireEvent.pointerMove(screen.getByRole('button', { name })));
const leave = (name: string) => act(async () => void fireEvent.pointerLeave(screen.getByRole('button', { name })));

async function open() {
  render(
    <>
      <Tooltip label="Remove the photo">
        <button type="button">Remove</button>
      </Tooltip>
      <Tooltip label="Download the photo">
        <button type="button">Download</button>
      </Tooltip>
    </>,
  );
  await pass(0);
}

test('opens after 700 ms', async () => {
  await open();
  await enter('Remove');
  await pass(690);
  expect(words()).toEqual([]);
  await pass(20);
  expect(words()).toEqual(['Remove the photo']);
});

test('opens at once within 300 ms of leaving another control', async () => {
  await open();
  await enter('Remove');
  await pass(710);
  await leave('Remove');
  await pass(280);
  await enter('Download');
  await pass(0);
  expect(words()).toContain('Download the photo');
});

test('waits again after that', async () => {
  await open();
  await enter('Remove');
  await pass(710);
  await leave('Remove');
  await pass(320);
  await enter('Download');
  await pass(600);
  expect(words()).not.toContain('Download the photo');
});

test('opens at the first focus by keyboard, describes the control and does not mount it anew', async () => {
  await open();
  const control = screen.getByRole('button', { name: 'Remove' });
  const matches = vi.spyOn(control, 'matches').mockReturnValue(true);
  await act(async () => control.focus());
  expect(matches.mock.calls).toEqual([[':focus-visible']]);
  matches.mockRestore();
  await pass(0);
  expect(words()).toEqual(['Remove the photo']);
  expect(screen.getByRole('button', { name: 'Remove' })).toBe(control);
  expect(document.activeElement).toBe(control);
  expect(control.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test('stays closed when the pointer leaves before 700 ms', async () => {
  await open();
  await enter('Remove');
  await pass(300);
  await leave('Remove');
  await pass(710);
  expect(words()).toEqual([]);
});
