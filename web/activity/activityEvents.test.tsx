import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { tellActivity, useAfterActivity, useRereadAfterActivity } from './activityEvents.js';

function Listening({ heard }: { heard: (by: string) => void }) {
  useAfterActivity(() => heard('after'));
  useRereadAfterActivity(['project'], () => heard('reread'));
  return <p>Listening</p>;
}

test('hears an activity that happens as soon as the page is shown', async () => {
  const heard = vi.fn<(by: string) => void>();
  const observer = new MutationObserver(() => {
    if (!screen.queryByText('Listening')) return;
    observer.disconnect();
    tellActivity({ action: 'project_updated', description: '', entityType: 'project', entityId: 'proj_alder' });
  });
  observer.observe(window.document.body, { childList: true, subtree: true });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Without the testing library, which runs every effect before the page is painted.
  const root = createRoot(window.document.body.appendChild(window.document.createElement('div')));
  root.render(<Listening heard={heard} />);
  await vi.waitFor(() => expect(heard.mock.calls.flat().sort()).toEqual(['after', 'reread']), 3000);
  root.unmount();
  vi.unstubAllGlobals();
});
