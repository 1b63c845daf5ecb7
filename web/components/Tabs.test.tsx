import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.js';

function Project() {
  const [tab, setTab] = useState('overview');
  const tabs = [
    { value: 'overview', label: 'Overview', content: 'An address' },
    { value: 'media', label: 'Media', count: 12, content: 'Twelve photos' },
  ];
  return <Tabs tabs={tabs} value={tab} onChange={setTab} />;
}

test('moves from tab to tab with the arrow keys and opens the tab', async () => {
  render(<Project />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.keyboard('{ArrowRight}');

  const media = screen.getByRole('tab', { name: 'Media (12)' });
  await waitFor(() => expect(media.getAttribute('aria-selected')).toBe('true'));
  expect(document.activeElement).toBe(media);
  expect((await screen.findByRole('tabpanel')).textContent).toBe('Twelve photos');
});
