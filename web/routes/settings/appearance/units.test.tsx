import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { workspaceExample } from '../../../test/examples.js';
import { refuse, useApi } from '../../../test/server.js';
import { openSettings } from '../../../test/openSettings.js';

const api = useApi();
const SEARCH = '?section=appearance';
const units = () => screen.findByRole('combobox', { name: 'Units' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save units' }));

async function choose(name: string) {
  await userEvent.click(await units());
  await userEvent.click(await screen.findByRole('option', { name }));
}

test('lets the currency determine the units until an owner chooses, and shows the result', async () => {
  openSettings(api, { search: SEARCH });
  expect((await units()).textContent).toBe('By currency (USD: feet and inches)');
});

test('lets an owner choose units, and return to those of the currency', async () => {
  const chosen = workspaceExample({ units: 'METRIC', chosenUnits: 'METRIC' });
  openSettings(api, { search: SEARCH });
  api.answer({ updateUnits: { __typename: 'UpdateUnitsPayload', workspace: chosen } });
  await choose('Metres');
  await save();
  expect(await screen.findByText('Units saved')).toBeTruthy();
  expect((await units()).textContent).toBe('Metres');
  api.answer({ updateUnits: { __typename: 'UpdateUnitsPayload', workspace: workspaceExample() } });
  await choose('By currency (USD: feet and inches)');
  await save();
  expect(api.callsOf('useUpdateUnitsMutation')).toEqual([{ input: { units: 'METRIC' } }, { input: { units: null } }]);
});

test('shows the present choice, and a refusal beside it', async () => {
  openSettings(api, {
    search: SEARCH,
    viewer: { workspace: workspaceExample({ units: 'METRIC', chosenUnits: 'METRIC' }) },
  });
  expect((await units()).textContent).toBe('Metres');
  const message = 'Only an owner of the workspace may change the workspace.';
  api.answer({ updateUnits: () => refuse(message) });
  await choose('Feet and inches');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect((await units()).textContent).toBe('Feet and inches');
});

test('tells a member the units, and who can change them', async () => {
  openSettings(api, { search: SEARCH, viewer: { ownsWorkspace: false } });
  const told = 'Sizes are shown in feet and inches. An owner of the workspace can change that.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Units' })).toBeNull();
});
