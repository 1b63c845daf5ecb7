import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { connectionOf, projectExample } from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { ProjectPicker } from './ProjectPicker.js';

const api = useApi();
const ADDRESSES = Array.from({ length: 300 }, (_, place) => `${300 - place} Harbour Street`);
const projects = ADDRESSES.map((address) => projectExample({ id: `proj_${Number.parseInt(address)}`, address }));

/** A workspace with these projects, and a form or a filter that chooses among them. */
async function open({ filter = false, chosen = '', of = projects as readonly { address: string }[] } = {}) {
  const found = ({ first, search }: { first: number; search: string | null }) => {
    const all = of.filter(({ address }) => address.toLowerCase().includes((search ?? '').toLowerCase()));
    return { ...connectionOf(all.slice(0, first)), totalCount: all.length };
  };
  api.answer({ viewer: { projects: found }, node: ({ id }: { id: string }) => projects.find((one) => one.id === id) });
  const picked: string[] = [];
  function Page() {
    const [value, setValue] = useState(chosen);
    const onChange = (id: string) => {
      picked.push(id);
      setValue(id);
    };
    return <ProjectPicker filter={filter} value={value} onChange={onChange} />;
  }
  renderPage({ Page });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Project' });
  return { field, picked };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const said = (words: RegExp) => screen.findByText(words, { selector: 'output > span' });

test('offers the newest twenty when the list opens, and says how to find the others', async () => {
  const { field } = await open();
  expect(field.placeholder).toBe('Choose a project');
  expect(api.callsOf('useFoundProjectsQuery')).toEqual([]);
  await userEvent.click(field);
  await waitFor(() => expect(options()).toEqual(ADDRESSES.slice(0, 20)));
  expect(await said(/^The newest 20 of 300\. Type an address to find the others\.$/)).toBeTruthy();
});

test('finds a project far down the list with a few keys, and asks the server once', async () => {
  const { field, picked } = await open();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(field);
  await user.keyboard('17 HARB');
  await waitFor(() => expect(options()).toEqual(['217 Harbour Street', '117 Harbour Street', '17 Harbour Street']));
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toContain('proj_217'));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(picked).toEqual(['proj_17']));
  await waitFor(() => expect(field.value).toBe('17 Harbour Street'));
  expect(options()).toEqual([]);
  expect(api.callsOf('useFoundProjectsQuery').filter(({ search }) => search)).toEqual([{ search: '17 HARB' }]);
});

test('keeps the choice when the typed words are given up', async () => {
  const { field, picked } = await open({ chosen: 'proj_12' });
  await waitFor(() => expect(field.value).toBe('12 Harbour Street'));
  const user = userEvent.setup();
  await user.click(field);
  await user.keyboard('quarry');
  expect(field.value).toBe('quarry');
  expect(await said(/^No project matches "quarry"\.$/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field.value).toBe('12 Harbour Street'));
  expect(picked).toEqual([]);
});

test('offers all projects first in a filter, and returns to them', async () => {
  const { field, picked } = await open({ filter: true, chosen: 'proj_12', of: projects.slice(0, 2) });
  await userEvent.click(field);
  await waitFor(() => expect(options()).toEqual(['All Projects', ...ADDRESSES.slice(0, 2)]));
  await userEvent.click(screen.getByRole('option', { name: 'All Projects' }));
  await waitFor(() => expect(picked).toEqual(['']));
  await waitFor(() => expect(field.value).toBe('All Projects'));
});

test('says that a workspace has no projects', async () => {
  const { field } = await open({ of: [] });
  await userEvent.click(field);
  expect(await said(/^No projects yet\.$/)).toBeTruthy();
});

test('says that the list cannot be read, and reads it again when it opens again', async () => {
  const { field } = await open();
  api.answer({
    viewer: () => {
      throw new Error('The database is gone');
    },
  });
  const user = userEvent.setup();
  await user.click(field);
  expect(await said(/^The projects could not be loaded\./)).toBeTruthy();
  await user.keyboard('{Escape}');
  api.answer({ viewer: { projects: connectionOf(projects.slice(0, 3)) } });
  await user.click(field);
  await waitFor(() => expect(options()).toEqual(ADDRESSES.slice(0, 3)));
});
