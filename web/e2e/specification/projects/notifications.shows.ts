import { expect } from 'vitest';
import { shows } from '../shows.js';
import type { Scene } from './scene.js';

const asked = 'NotificationListQuery';

export function notificationShows(scene: () => Scene) {
  shows('notifications: empty', async () => {
    const { door } = scene();
    await door.getByRole('button', { name: 'Notifications', exact: true }).click();
    const paper = door.getByRole('dialog', { name: 'Notifications' });
    await paper.getByText('No recent activity', { exact: true }).waitFor();
    await paper.getByRole('button', { name: 'Close' }).click();
    await paper.waitFor({ state: 'hidden' });
  });

  shows('notifications: on opening', async () => {
    const { desk } = scene();
    const operations: string[] = [];
    desk.on('request', (request) => {
      if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON()?.operationName);
    });
    await desk.reload();
    const bell = desk.getByRole('button', { name: /^Notifications/ });
    await desk.getByRole('button', { name: 'Notifications 3', exact: true }).waitFor();
    expect(operations).toContain('DashboardQuery');
    expect(operations).not.toContain(asked);
    await bell.click();
    await desk.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    expect(operations.filter((name) => name === asked)).toHaveLength(1);
  });

  shows('notifications: list', async () => {
    const paper = scene().desk.getByRole('dialog', { name: 'Notifications' });
    const lines = await paper.getByRole('listitem').allInnerTexts();
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).toMatch(/^\S.*\s(just now|\d+ minutes? ago)$/s);
    await paper.getByRole('button', { name: 'Close', exact: true }).click();
    await paper.waitFor({ state: 'hidden' });
  });

  shows('notifications: badge', async () => {
    const { desk, door, newcomer } = scene();
    await desk.getByRole('button', { name: 'Notifications 3', exact: true }).waitFor();
    const project = (await newcomer.client.send('POST', '/api/projects', { address: '1 First Street' })) as {
      id: string;
    };
    await door.getByRole('button', { name: 'Notifications 1', exact: true }).waitFor();
    await newcomer.client.send('DELETE', `/api/projects/${project.id}`);
    await door.getByRole('button', { name: 'Notifications 2', exact: true }).waitFor();
  });
}
