import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toaster, toaster } from './Toaster.js';

test('the newest message replaces the one on show', async () => {
  render(<Toaster />);
  act(() => toaster.create({ title: 'Success', description: 'Project created successfully' }));
  await screen.findByText('Project created successfully');
  act(() => toaster.create({ title: 'Error', description: 'Failed to create project', variant: 'destructive' }));
  await screen.findByText('Failed to create project');
  await waitFor(() => expect(screen.queryByText('Project created successfully')).toBeNull());
});

test('F8 moves the focus to the messages', async () => {
  render(<Toaster />);
  act(() => toaster.create({ title: 'Success', description: 'Project updated successfully' }));
  await screen.findByText('Project updated successfully');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: /F8/ });
  await waitFor(() => expect(document.activeElement).toBe(region));
});

test('a failure is told apart from what went well', async () => {
  render(<Toaster />);
  act(() => toaster.create({ title: 'Success', description: 'Project updated successfully' }));
  const usual = (await screen.findByRole('status', { name: 'Success' })).className;
  act(() => toaster.create({ title: 'Error', description: 'Failed to update project', variant: 'destructive' }));
  expect((await screen.findByRole('status', { name: 'Error' })).className).not.toBe(usual);
});
