import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Select } from './Select.js';

const rooms = [
  { value: 'living_room', label: 'Living Room' },
  { value: 'bedroom', label: 'Bedroom' },
  { value: 'dining_room', label: 'Dining Room' },
];

function RoomType() {
  const [room, setRoom] = useState('living_room');
  return (
    <>
      <Select label="Room type" items={rooms} value={room} onChange={setRoom} />
      <output>{room}</output>
    </>
  );
}

test('can be used by keyboard alone', async () => {
  render(<RoomType />);
  const user = userEvent.setup();
  const trigger = screen.getByRole('combobox', { name: 'Room type' });

  await user.tab();
  expect(document.activeElement).toBe(trigger);
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Bedroom' });
  await user.keyboard('{End}');
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'Dining Room' }).hasAttribute('data-highlighted')).toBe(true),
  );
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('dining_room'));
  expect(trigger.textContent).toContain('Dining Room');
});

test('shows the label of an item whose value is empty', async () => {
  const agents = [
    { value: '', label: 'Nobody in particular' },
    { value: 'ann', label: 'Ann Marsh' },
  ];
  function Agent() {
    const [agent, setAgent] = useState('ann');
    return <Select label="Agent" items={agents} value={agent} onChange={setAgent} />;
  }
  render(<Agent />);
  const trigger = screen.getByRole('combobox', { name: 'Agent' });
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('option', { name: 'Nobody in particular' }));
  await waitFor(() => expect(trigger.textContent).toContain('Nobody in particular'));
});
