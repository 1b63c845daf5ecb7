import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useApi } from '../../msw/server.js';
import { startUppy } from './uppy.js';

const api = useApi();
let target: HTMLElement;
let uppy: ReturnType<typeof startUppy>;
const start = (options: Pick<Parameters<typeof startUppy>[0], 'sign' | 'uploaded'>) =>
  startUppy({ ...options, target, done: () => {} });

beforeEach(() => {
  target = document.body.appendChild(document.createElement('div'));
  // nothing is sent
  uppy = start({ sign: () => new Promise<never>(() => {}), uploaded: async () => {} });
});
afterEach(() => {
  uppy.destroy();
  target.remove();
});

const picture = (name: string, size = 3) => {
  const data = new File(['abc'], name, { type: 'image/jpeg' });
  Object.defineProperties(data, { size: { value: size }, lastModified: { value: 0 } });
  return { name, type: data.type, data };
};
const pick = (count: number) => Array.from({ length: count }, (_, at) => picture(`${at}.jpg`));
const said = () => uppy.getState().info.map(({ message }) => message);

test('ten files can be picked at a time, and an eleventh is refused in words', () => {
  uppy.addFiles(pick(10));
  expect(said()).toEqual([]);
  expect(() => uppy.addFile(picture('11.jpg'))).toThrow('You can only upload 10 files');
  expect(uppy.getFiles()).toHaveLength(10);
  expect(said()).toContain('You can only upload 10 files');
});

test('a file may have 100 MB, and no byte more', () => {
  uppy.addFile(picture('largest.jpg', 104_857_600));
  expect(() => uppy.addFile(picture('larger.jpg', 104_857_601))).toThrow(
    'larger.jpg exceeds maximum allowed size of 100 MB',
  );
  expect(uppy.getFiles().map(({ name }) => name)).toEqual(['largest.jpg']);
});

test('a file that is there already is refused in words', () => {
  uppy.addFile(picture('room.jpg'));
  expect(() => uppy.addFile(picture('room.jpg'))).toThrow(
    "Cannot add the duplicate file 'room.jpg', it already exists",
  );
});

test('that the network is gone is said', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(said()).toContain('No Internet connection');
});

const sign = async () => ({ uploadUrl: '/files/put', headers: {} });

test('a file that does not arrive is named', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.use(http.put('*/files/put', () => new HttpResponse('The link has expired.', { status: 403 })));
  uppy.destroy();
  uppy = start({ sign, uploaded: async () => {} });
  uppy.addFile(picture('room.jpg'));
  await waitFor(() => expect(said()).toContain('Failed to upload room.jpg'));
});

test('a file that the server will not have is logged, and shown at the file', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refusal = new Error('This is no picture.');
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  uppy.destroy();
  uppy = start({
    sign,
    uploaded: async () => {
      throw refusal;
    },
  });
  uppy.addFile(picture('room.jpg'));
  await waitFor(() => expect(said()).toContain('room.jpg: This is no picture.'));
  expect(logged).toHaveBeenCalledWith(refusal);
});
