import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuse, useApi } from '../../../test/server.js';
import { workspaceExample } from '../../../test/examples.js';
import { openSettings } from '../../../test/openSettings.js';

const api = useApi();
const SEARCH = '?section=invoicing';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }));

test('sends the seller’s details as typed, with their lines', async () => {
  openSettings(api, { search: SEARCH });
  const seller = { name: 'Okafor Homes', address: '5 High Street\nDover', email: '', taxId: 'US-1' };
  api.answer({
    updateSellerDetails: {
      __typename: 'UpdateSellerDetailsPayload',
      workspace: workspaceExample({ currency: 'EUR', units: 'METRIC', unitsByCurrency: 'METRIC', seller }),
    },
  });
  await userEvent.type(await screen.findByLabelText(/Name or firm/), ' Okafor Homes ');
  await userEvent.type(screen.getByLabelText(/Postal address/), '5 High Street{Enter}Dover');
  await userEvent.type(screen.getByLabelText(/Tax ID/), 'US-1');
  await userEvent.click(screen.getByRole('combobox', { name: 'Currency' }));
  await userEvent.click(await screen.findByRole('option', { name: 'EUR · Euro' }));
  await save();
  expect(await screen.findByText('Details saved')).toBeTruthy();
  expect(api.callsOf('useUpdateSellerDetailsMutation')).toEqual([
    {
      input: {
        name: seller.name,
        address: seller.address,
        taxId: seller.taxId,
        currency: 'EUR',
        expected: { name: '', address: '', taxId: '', currency: 'USD' },
      },
    },
  ]);
  // units that depend on the currency change at once
  await userEvent.click(screen.getByRole('link', { name: 'Appearance' }));
  expect((await screen.findByRole('combobox', { name: 'Units' })).textContent).toBe('By currency (EUR: metres)');
});

test('shows an invalid address under its field', async () => {
  openSettings(api, { search: SEARCH });
  await userEvent.type(await screen.findByLabelText(/Email for invoices/), 'nonsense');
  await save();
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy();
  expect(api.callsOf('useUpdateSellerDetailsMutation')).toEqual([]);
});

test('keeps what was typed when the server refuses', async () => {
  openSettings(api, { search: SEARCH });
  const message = 'The tax id may have at most 64 characters';
  api.answer({ updateSellerDetails: { __typename: 'ValidationError', message, fields: [{ path: 'taxId', message }] } });
  const field = await screen.findByLabelText<HTMLInputElement>(/Tax ID/);
  await userEvent.type(field, 'too long');
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.value).toBe('too long');
  api.answer({ updateSellerDetails: () => refuse('Only an owner can.') });
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Only an owner can.');
});
