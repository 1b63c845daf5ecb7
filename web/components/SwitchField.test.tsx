import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SwitchField } from './SwitchField.js';

function KeepFloorBare() {
  const [checked, setChecked] = useState(false);
  return <SwitchField label="Preserve floor" hint="No rug" checked={checked} onChange={setChecked} />;
}

test('is named by its label, described by its hint and toggled by either', async () => {
  render(<KeepFloorBare />);
  const user = userEvent.setup();
  const floor = screen.getByRole('switch', { name: 'Preserve floor' });
  const hint = screen.getByText('No rug');
  expect(floor.getAttribute('aria-describedby')).toBe(hint.id);

  await user.click(screen.getByText('Preserve floor'));
  expect(floor).toHaveProperty('checked', true);
  await user.click(hint);
  expect(floor).toHaveProperty('checked', false);
});
