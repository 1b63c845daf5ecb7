import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveRegion } from '../components/LiveRegion.js';
import { announce, useAnnouncement } from './announcer.js';

const Region = () => <LiveRegion {...useAnnouncement()} />;

test('announces a repeated sentence again, in the same region', () => {
  render(<Region />);
  const region = screen.getByRole('status');
  act(() => announce('Photo added'));
  const first = screen.getByText('Photo added');
  act(() => announce('Photo added'));
  const second = screen.getByText('Photo added');
  expect(second).not.toBe(first);
  expect(first.isConnected).toBe(false);
  expect(screen.getByRole('status')).toBe(region);
});
