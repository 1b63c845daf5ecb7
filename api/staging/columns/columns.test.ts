import { describe, expect, it } from 'vitest';
import type { Prisma } from '../../db/generated/client.js';
import type { RoomOutline } from '../../stager/contract.js';
import { frontalRoom } from '../../stager/testing/frontalRoom.js';
import { first } from '../../test/elements.js';
import { makeJob } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { REPORT, stageAll } from '../../test/staged.js';
import { startServer } from '../../test/startServer.js';
import { inVersion } from './columnReader.js';
import { readOutline } from './readOutline.js';
import { readReading } from './readReading.js';
import { readReport } from './readReport.js';

const OUTLINE: RoomOutline = {
  corners: [
    [0, 1],
    [0.5, 0.6],
    [1, 1],
  ],
  horizon: [0.45, 0.46],
  ceilingHeight: 2.6,
};

const ROOM = frontalRoom(640, 480);

const plain = (value: object) => ({ ...value }) as Prisma.InputJsonObject;

/** A value as the database returns it. */
const kept = (value: Prisma.InputJsonValue) => JSON.parse(JSON.stringify(value)) as Prisma.JsonValue;

const READERS = {
  report: (value: Prisma.InputJsonValue) => readReport({ id: 'rnd_1', report: kept(value) }),
  outline: (value: Prisma.InputJsonValue) => readOutline({ id: 'item_1', outline: kept(value) }),
  reading: (value: Prisma.InputJsonValue) => readReading({ id: 'item_1', reading: kept(value) }),
} as const;

const VALUES = { report: REPORT, outline: OUTLINE, reading: ROOM } as const;

describe.each(['report', 'outline', 'reading'] as const)('the column %s', (column) => {
  const [read, value] = [READERS[column], VALUES[column]];

  it('reads what is written', () => {
    expect(value).toMatchObject(read(inVersion(1, value)) ?? {});
  });

  it('reads a value without a version as one of version 1', () => {
    expect(read(plain(value))).toEqual(read(inVersion(1, value)));
  });

  it.each([
    ['version 2 is unknown', inVersion(2, value)],
    ['version', { ...plain(value), version: 'one' }],
    ['expected object', [1]],
    ['expected object', 'text'],
    ['expected', {}],
  ])('reports "%s" for a value that it cannot read, with the row and the column', (fault, bad) => {
    expect(() => read(bad)).toThrow(fault);
    expect(() => read(bad)).toThrow(new RegExp(`^The column "${column}" of (rnd|item)_1 cannot be read: `));
  });
});

it('names the field that is wrong', () => {
  const furniture = [{ id: 'sofa1', kind: 'sofa', size: [2, 1] }];
  expect(() => READERS.report({ ...plain(REPORT), furniture })).toThrow('furniture[0].size');
  expect(() => READERS.outline({ ...plain(OUTLINE), horizon: [0.5, null] })).toThrow('horizon[1]');
  expect(() => READERS.reading({ ...plain(ROOM), camera: {} })).toThrow('camera.focal');
});

it('returns null for a null outline or reading, and refuses a null report', () => {
  expect(readOutline({ id: 'item_1', outline: null })).toBeNull();
  expect(readReading({ id: 'item_1', reading: null })).toBeNull();
  expect(() => readReport({ id: 'rnd_1', report: null })).toThrow('The column "report" of rnd_1 cannot be read');
});

it('names a piece without a label by its kind, as in older reports', () => {
  const { label: _label, ...piece } = first(REPORT.furniture);
  expect(READERS.report({ ...plain(REPORT), furniture: [plain(piece)] }).furniture).toMatchObject([{ label: 'sofa' }]);
});

describe('in the database', () => {
  const server = shared(startServer);
  const who = shared(() => server.register());
  const query = `query($id: ID!) {
    node(id: $id) { ... on StagingJob { items { report { altText } reading { confidence } } } }
  }`;

  it('values are written with version 1, and older ones without a version are read alike', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    const { prisma } = server.services;
    const { id, plan, room, report } = await prisma.stagingRound.findFirstOrThrow({ where: { item: { jobId } } });
    expect([plan, room, report]).toMatchObject([{ version: 1 }, { version: 1 }, { version: 1 }]);
    const { data: written } = await server.graphql(query, { id: jobId }, who.cookie);
    await prisma.stagingRound.update({ where: { id }, data: { report: plain(REPORT) } });
    await prisma.stagingItem.updateMany({ where: { jobId }, data: { reading: plain(ROOM) } });
    expect(await server.graphql(query, { id: jobId }, who.cookie)).toEqual({ data: written });
    expect(written).toMatchObject({ node: { items: [{ report: { altText: REPORT.altText } }] } });
  });

  it('an unreadable value fails only its own field, and the error does not show its content', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    const rounds = { item: { jobId } };
    await server.services.prisma.stagingRound.updateMany({ where: rounds, data: { report: inVersion(7, REPORT) } });
    const { data, errors } = await server.graphql(query, { id: jobId }, who.cookie);
    expect(data).toMatchObject({ node: { items: [{ report: null, reading: { confidence: 1 } }] } });
    expect(errors).toMatchObject([{ path: ['node', 'items', 0, 'report'] }]);
    expect(JSON.stringify(errors)).not.toContain('version');
  });
});
