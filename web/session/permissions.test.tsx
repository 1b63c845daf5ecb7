import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { May, PermissionsProvider } from './permissions.js';

const shown = (permissions: readonly string[] | null) => {
  const { unmount } = render(
    <PermissionsProvider value={permissions}>
      <May act="BILLING_WRITE">Create Invoice</May>
    </PermissionsProvider>,
  );
  const isShown = screen.queryByText('Create Invoice') !== null;
  unmount();
  return isShown;
};

test('shows a control to those who may use it, and while that is not known', () => {
  expect([['BILLING_WRITE'], null, ['PROJECTS_WRITE'], []].map(shown)).toEqual([true, true, false, false]);
});
