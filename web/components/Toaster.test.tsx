import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster, toaster, type ToastAction } from './Toaster.js';

test('replaces the message on show by the newest', async () => {
  render(<Toaster />);
  act(() => toaster.create({ title: 'Success', description: 'Project created successfully' }));
  await screen.findByText('Project created successfully');
  act(() => toaster.create({ title: 'Error', description: 'Failed to create project', variant: 'destructive' }));
  await screen.findByText('Failed to create project');
  await waitFor(() => expect(screen.queryByText('Project created successfully')).toBeNull());
});

test('moves the focus to the messages on F8', async () => {
  render(<Toaster />);
  act(() => toaster.create({ title: 'Success', description: 'Project updated successfully' }));
  await screen.findByText('Project updated successfully');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: /F8/ });
  await waitFor(() => expect(document.activeElement).toBe(region));
});

test('closes the message on Escape, and returns the focus to where F8 took it from', async () => {
  render(
    <>
      <input aria-label="Address" />
      <Toaster />
    </>,
  );
  const field = screen.getByLabelText('Address');
  for (const enter of ['region', 'status'] as const) {
    act(() => toaster.create({ title: 'Success', description: 'Project updated successfully' }));
    await screen.findByText('Project updated successfully');
    act(() => field.focus());
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    const region = screen.getByRole('region', { name: /F8/ });
    await waitFor(() => expect(document.activeElement).toBe(region));
    const place = screen.getByRole(enter);
    act(() => place.focus());
    fireEvent.keyDown(place, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('Project updated successfully')).toBeNull());
    expect(document.activeElement).toBe(field);
  }
});

test('marks a failure differently from a success', async () => {
  render(<Toaster />);
  act(() => toaster.create({ title: 'Success', description: 'Project updated successfully' }));
  const usual = (await screen.findByRole('status', { name: 'Success' })).className;
  act(() => toaster.create({ title: 'Error', description: 'Failed to update project', variant: 'destructive' }));
  expect((await screen.findByRole('status', { name: 'Error' })).className).not.toBe(usual);
});

test('runs a message’s action once, and closes the message', async () => {
  render(<Toaster />);
  const undo = vi.fn<() => void>();
  act(() => toaster.create({ title: 'Success', description: 'Deleted', action: { label: 'Undo', onClick: undo } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  expect(undo).toHaveBeenCalledTimes(1);
});

describe('swiping', () => {
  Element.prototype.setPointerCapture ??= () => {};

  async function swipe(by: { readonly x?: number; readonly y?: number }) {
    render(<Toaster />);
    act(() => toaster.create({ title: 'Success', description: 'Swept' }));
    const message = await screen.findByRole('status', { name: 'Success' });
    fireEvent.pointerDown(message, { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
    for (const part of [0.5, 1]) {
      const [clientX, clientY] = [100 + (by.x ?? 0) * part, 100 + (by.y ?? 0) * part];
      fireEvent.pointerMove(message, { pointerId: 1, clientX, clientY });
    }
    const followed = message.style.transform;
    fireEvent.pointerUp(message, { pointerId: 1 });
    return { message, followed };
  }

  test('springs back when swiped less than 50 px', async () => {
    const { message, followed } = await swipe({ x: 49 });
    expect(followed).toBe('translateX(49px)');
    await waitFor(() => expect(message.style.transform).toBe(''));
    expect(message.dataset.state).toBe('open');
  });

  test.each([{ x: 50 }, { x: -50 }, { y: 50 }])('closes a message swiped by %o', async (by) => {
    await swipe(by);
    await waitFor(() => expect(screen.queryByText('Swept')).toBeNull());
  });

  test('cannot be swiped away from its edge', async () => {
    const { message, followed } = await swipe({ y: -80 });
    expect(followed).toBe('');
    expect(message.dataset.state).toBe('open');
  });
});

describe('time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const shown = () => screen.queryByText('Timed') !== null;

  async function open(action?: ToastAction) {
    render(<Toaster />);
    act(() => toaster.create({ title: 'Success', description: 'Timed', ...(action && { action }) }));
    await pass(50);
    return screen.getByRole('region', { name: /F8/ });
  }

  test('shows a message for 5 seconds', async () => {
    await open();
    await pass(4800);
    expect(shown()).toBe(true);
    await pass(600);
    expect(shown()).toBe(false);
  });

  test('shows a message with something to press for 10 seconds: it has to be read and reached', async () => {
    await open({ label: 'Undo', onClick: () => {} });
    await pass(9800);
    expect(shown()).toBe(true);
    await pass(600);
    expect(shown()).toBe(false);
  });

  test('closes a message under a pointer that does not move', async () => {
    const region = await open();
    await pass(3000);
    fireEvent.mouseEnter(region);
    await pass(6000);
    expect(shown()).toBe(true);
    await pass(3000);
    expect(shown()).toBe(false);
  });

  test('waits while the pointer moves on the message', async () => {
    const region = await open();
    await pass(3000);
    fireEvent.mouseEnter(region);
    for (let second = 0; second < 20; second++) {
      await pass(1000);
      fireEvent.mouseMove(region);
    }
    expect(shown()).toBe(true);
    fireEvent.mouseLeave(region);
    await pass(1500);
    expect(shown()).toBe(true);
    await pass(1500);
    expect(shown()).toBe(false);
  });

  test('waits while the focus is in the message', async () => {
    const region = await open();
    act(() => region.focus());
    await pass(20_000);
    expect(shown()).toBe(true);
    act(() => region.blur());
    await pass(6000);
    expect(shown()).toBe(false);
  });
});
