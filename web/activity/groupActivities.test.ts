import { expect, test } from 'vitest';
import { type Activity, groupActivities } from './groupActivities.js';

const elm = { id: 'proj_elm', address: '12 Elm Street' };
const oak = { id: 'proj_oak', address: '3 Oak Lane' };

/** A photo that was uploaded this many seconds before noon. */
function upload(seconds: number, change: Partial<Activity> = {}): Activity {
  const project = change.project === undefined ? elm : change.project;
  return {
    id: `act_${seconds}`,
    action: 'media_uploaded',
    description: `Photo added to ${project?.address}`,
    createdAt: new Date(Date.UTC(2026, 10, 21, 12) - seconds * 1000).toISOString(),
    actorId: 'usr_1',
    project,
    place: '/projects/proj_elm?tab=media',
    shelf: '/projects/proj_elm?tab=media',
    mediaType: 'IMAGE',
    ...change,
  };
}

const words = (activities: readonly Activity[], goesOn = false) =>
  groupActivities(activities, goesOn).map((entry) => entry.words);

test('makes one entry of forty uploads, which leads to them and has the time of the newest', () => {
  const newest = upload(0);
  const uploads = [newest, ...Array.from({ length: 39 }, (_, place) => upload(place + 1))];
  expect(groupActivities(uploads, false)).toEqual([
    {
      id: 'act_39',
      words: '40 photos added to 12 Elm Street',
      createdAt: newest.createdAt,
      place: '/projects/proj_elm?tab=media',
    },
  ]);
});

test('describes a single activity in its own words', () => {
  expect(words([upload(0)])).toEqual(['Photo added to 12 Elm Street']);
  expect(words([upload(0, { description: '' })])).toEqual(['Media uploaded']);
});

test.each<[string, Activity]>([
  ['another person', upload(1, { actorId: 'usr_2' })],
  ['the system', upload(1, { actorId: null })],
  ['another action', upload(1, { action: 'media_deleted', description: 'Photo deleted from 12 Elm Street' })],
  ['another project', upload(1, { project: oak })],
  ['more than five minutes before', upload(301)],
])('gives an entry of its own to an activity of %s', (_what, other) => {
  expect(groupActivities([upload(0), other], false)).toHaveLength(2);
  expect(groupActivities([upload(0), other, upload(302)], false)).toHaveLength(other.id === 'act_301' ? 2 : 3);
});

test('groups uploads for longer than five minutes while no gap is that long', () => {
  expect(words([upload(0), upload(299), upload(598)])).toEqual(['3 photos added to 12 Elm Street']);
});

test('calls photos and videos together files', () => {
  const video = { mediaType: 'VIDEO', description: 'Video added to 12 Elm Street' };
  expect(words([upload(0), upload(1, video)])).toEqual(['2 files added to 12 Elm Street']);
  expect(words([upload(0, video), upload(1, video)])).toEqual(['2 videos added to 12 Elm Street']);
});

test('counts other activities with equal descriptions', () => {
  const job = { action: 'staging_job_created', description: 'Staging of 2 photos ordered for 12 Elm Street' };
  const shelf = '/projects/proj_elm?tab=staging';
  expect(
    groupActivities([upload(0, { ...job, shelf }), upload(1, { ...job, place: '/staging/job_1' })], false),
  ).toMatchObject([{ words: 'Staging of 2 photos ordered for 12 Elm Street (2 times)', place: shelf }]);
  const gone = {
    action: 'media_deleted',
    description: 'Photo deleted from 12 Elm Street',
    project: null,
    mediaType: null,
  };
  expect(words([upload(0, gone), upload(1, gone)])).toEqual(['Photo deleted from 12 Elm Street (2 times)']);
});

test('keeps the invoice numbers of invoices in a row', () => {
  const sent = (number: number) =>
    upload(number, { action: 'invoice_sent', description: `Invoice INV-2026-000${number} sent: 12 Elm Street` });
  expect(words([sent(2), sent(1)])).toEqual([sent(2).description, sent(1).description]);
});

test('marks only the last entry as continued by older activities', () => {
  const activities = [upload(0), upload(1), upload(2, { project: oak }), upload(3, { project: oak })];
  expect(words(activities, true)).toEqual(['2 photos added to 12 Elm Street', '2+ photos added to 3 Oak Lane']);
});
