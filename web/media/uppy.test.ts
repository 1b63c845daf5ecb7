import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useApi } from '../test/server.js';
import { Refusal } from '../relay/refusal.js';
import type { UploadView } from './uploadRows.js';
import { startUppy, type SentFile } from './uppy.js';
import { elementAt } from '../test/elementAt.js';

const api = useApi();
let uppy: ReturnType<typeof startUppy>;
const start = (options: Pick<Parameters<typeof startUppy>[0], 'sign' | 'uploaded'>) =>
  startUppy({ ...options, done: () => {} });

beforeEach(() => {
  // nothing is sent
  uppy = start({ sign: () => new Promise<never>(() => {}), uploaded: async () => {} });
});
afterEach(() => {
  uppy.destroy();
});

const picture = (name: string, size = 3) => {
  const data = new File(['abc'], name, { type: 'image/jpeg' });
  Object.defineProperties(data, { size: { value: size }, lastModified: { value: 0 } });
  return { name, type: data.type, data };
};
const pick = (count: number) => Array.from({ length: count }, (_, at) => picture(`${at}.jpg`));
const said = () => uppy.getState().info.map(({ message }) => message);

test('takes ten files at a time, and refuses an eleventh with a message', () => {
  uppy.addFiles(pick(10));
  expect(said()).toEqual([]);
  expect(() => uppy.addFile(picture('11.jpg'))).toThrow('You can only upload 10 files');
  expect(uppy.getFiles()).toHaveLength(10);
  expect(said()).toContain('You can only upload 10 files');
});

test('takes a file of 100 MB, and refuses one that is a byte larger', () => {
  uppy.addFile(picture('largest.jpg', 104_857_600));
  expect(() => uppy.addFile(picture('larger.jpg', 104_857_601))).toThrow(
    'larger.jpg exceeds maximum allowed size of 100 MB',
  );
  expect(uppy.getFiles().map(({ name }) => name)).toEqual(['largest.jpg']);
});

test('refuses a file that is there already with a message', () => {
  uppy.addFile(picture('room.jpg'));
  expect(() => uppy.addFile(picture('room.jpg'))).toThrow(
    "Cannot add the duplicate file 'room.jpg', it already exists",
  );
});

test('says that the network is gone', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(said()).toContain('No Internet connection');
});

test('refuses a file of another type with a sentence', () => {
  expect(() => uppy.addFile({ name: 'plan.pdf', type: 'application/pdf', data: new Blob(['abc']) })).toThrow(
    'Only photos (such as JPEG, PNG, WebP and HEIC) and videos (such as MP4, MOV and WebM) can be uploaded.',
  );
});

test.each([
  ['heic.HIF', ''],
  ['camera.mpo', ''],
  ['phone.unknown', ''],
  ['phone.heic', 'application/octet-stream'],
])('leaves %s of the type "%s" to the server, which reads its bytes', async (name, type) => {
  const announced = vi.fn<(file: { readonly mimeType: string }) => void>();
  uppy.destroy();
  uppy = start({ sign: (file) => (announced(file), new Promise<never>(() => {})), uploaded: async () => {} });
  uppy.take([new File(['abc'], name, { type })]);
  expect(said()).toEqual([]);
  await waitFor(() => expect(announced).toHaveBeenCalled());
});

const files = (count: number) => pick(count).map(({ data }) => data);

test.each([12, 40])('sends all of %i files picked at once, ten at a time', async (count) => {
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  const views: UploadView[] = [];
  const uploaded = vi.fn<(file: SentFile) => Promise<void>>(async () => {});
  const done = vi.fn<() => void>();
  uppy.destroy();
  uppy = startUppy({ sign, uploaded, changed: (view) => views.push(view), done });
  uppy.take(files(count));
  expect(views.at(-1)).toMatchObject({ queue: { picked: count, waiting: count - 10 }, busy: true });
  await waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 10_000 });
  expect(new Set(uploaded.mock.calls.map(([{ originalName }]) => originalName)).size).toBe(count);
  expect(uploaded).toHaveBeenCalledTimes(count);
  expect(Math.max(...views.map(({ rows }) => rows.length))).toBe(10);
  expect(views.flatMap(({ messages }) => messages)).toEqual([]);
});

test('does not send a failed file again when others are added', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked: string[] = [];
  uppy.destroy();
  uppy = start({
    sign: async ({ originalName }) => {
      asked.push(originalName);
      throw new Refusal('Send a photo or a video.');
    },
    uploaded: async () => {},
  });
  uppy.take([new File(['abc'], 'first.jpg', { type: 'image/jpeg' })]);
  await waitFor(() => expect(uppy.getFiles()).toMatchObject([{ error: 'Send a photo or a video.' }]));
  uppy.take([new File(['abc'], 'second.jpg', { type: 'image/jpeg' })]);
  await waitFor(() => expect(asked).toContain('second.jpg'));
  await waitFor(() => expect(uppy.getFiles().every(({ error }) => error)).toBe(true));
  expect(asked).toEqual(['first.jpg', 'second.jpg']);
});

const sign = async () => ({ uploadUrl: '/files/put', headers: {} });

test('names a file that does not arrive', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.use(http.put('*/files/put', () => new HttpResponse('The link has expired.', { status: 403 })));
  uppy.destroy();
  uppy = start({ sign, uploaded: async () => {} });
  uppy.addFile(picture('room.jpg'));
  await waitFor(() => expect(said()).toContain('Failed to upload room.jpg'));
});

test('logs a file that the server refuses, and shows the refusal at the file', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refusal = new Refusal('This is no picture.');
  const views: UploadView[] = [];
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  uppy.destroy();
  uppy = startUppy({
    sign,
    uploaded: async () => {
      throw refusal;
    },
    changed: (view) => views.push(view),
    done: () => {},
  });
  uppy.addFile(picture('room.jpg'));
  const row = { name: 'room.jpg', state: 'error', problem: 'This is no picture.', canRetry: false };
  await waitFor(() => expect(views.at(-1)?.rows).toMatchObject([row]));
  expect(logged).toHaveBeenCalledWith(refusal);
});

test('asks again about a file that the server did not answer about, without sending it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const views: UploadView[] = [];
  const sent = vi.fn<() => Response>(() => new HttpResponse(''));
  const uploaded = vi.fn<(file: SentFile) => Promise<void>>(async () => {});
  uploaded.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  api.use(http.put('*/files/put', sent));
  uppy.destroy();
  uppy = startUppy({ sign, uploaded, changed: (view) => views.push(view), done: () => {} });
  uppy.addFile(picture('room.jpg'));
  const failed = { state: 'error', problem: 'Check your connection.', canRetry: true };
  await waitFor(() => expect(views.at(-1)).toMatchObject({ rows: [failed], busy: false }));
  void uppy.retryUpload(elementAt(uppy.getFiles(), 0).id);
  expect(views.at(-1)).toMatchObject({ rows: [{ state: 'checking' }], busy: true });
  await waitFor(() => expect(views.at(-1)).toMatchObject({ rows: [{ state: 'complete' }], busy: false }));
  const asked = [{ originalName: 'room.jpg', uploadUrl: '/files/put' }];
  expect(uploaded.mock.calls).toEqual([asked, asked]);
  expect(sent).toHaveBeenCalledOnce();
});

test('shows a failed file’s problem at the file alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.use(http.put('*/files/put', () => HttpResponse.error()));
  const views: UploadView[] = [];
  uppy.destroy();
  uppy = startUppy({ sign, uploaded: async () => {}, changed: (view) => views.push(view), done: () => {} });
  uppy.addFile(picture('room.jpg'));
  await waitFor(() => expect(views.at(-1)?.rows).toMatchObject([{ name: 'room.jpg', state: 'retrying' }]));
  await waitFor(() => expect(said()).toContain('Failed to upload room.jpg'));
  expect(views.flatMap(({ messages }) => messages)).toEqual([]);
});

test('sends six files at a time', async () => {
  const signed: string[] = [];
  uppy.destroy();
  uppy = start({
    sign: ({ originalName }) => {
      signed.push(originalName);
      return new Promise<never>(() => {});
    },
    uploaded: async () => {},
  });
  uppy.addFiles(pick(10));
  await waitFor(() => expect(signed).toHaveLength(6));
  expect(uppy.getFiles()).toHaveLength(10);
});

test('tries a failed file again at once, after 1, 3 and 5 seconds, and shows a message for 5', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const attempts: number[] = [];
  uppy.destroy();
  uppy = start({
    sign: async () => {
      attempts.push(Date.now());
      throw new Error('No answer.');
    },
    uploaded: async () => {},
  });
  let shown = 0;
  let hidden = 0;
  uppy.on('info-visible', () => void (shown = Date.now()));
  uppy.on('info-hidden', () => void (hidden = Date.now()));
  uppy.addFile(picture('room.jpg'));
  for (let step = 0; step < 3000; step++) await vi.advanceTimersByTimeAsync(10);

  const waits = attempts.slice(1).map((moment, at) => Math.round((moment - elementAt(attempts, at)) / 100) / 10);
  expect(waits).toEqual([0, 1, 3, 5]);
  expect(Math.round((hidden - shown) / 100)).toBe(50);
});

test('reports progress every 500 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  uppy.addFile(picture('room.jpg', 100));
  await vi.advanceTimersByTimeAsync(1000);
  const start = Date.now();
  const told: number[] = [];
  uppy.on('progress', () => told.push(Date.now() - start));
  for (let bytesUploaded = 1; bytesUploaded <= 11; bytesUploaded++) {
    const [file] = uppy.getFiles();
    uppy.emit('upload-progress', file, { uploadStarted: start, bytesUploaded, bytesTotal: 100 });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(told).toEqual([0, 500, 1000]);
});

test('sends the largest file whole, with one PUT', async () => {
  let sent = 0;
  api.use(
    http.put('*/files/put', () => {
      sent++;
      return new HttpResponse('');
    }),
  );
  const uploaded = vi.fn<() => Promise<void>>(async () => {});
  uppy.destroy();
  uppy = start({ sign, uploaded });
  uppy.addFile(picture('largest.jpg', 104_857_600));
  await waitFor(() => expect(uploaded).toHaveBeenCalledTimes(1));
  expect(sent).toBe(1);
});

test('does not send a file again that the server refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refusing = vi.fn<() => Promise<never>>(async () => Promise.reject(new Refusal('Send a photo or a video.')));
  const views: UploadView[] = [];
  uppy.destroy();
  uppy = startUppy({ sign: refusing, uploaded: async () => {}, changed: (view) => views.push(view), done: () => {} });
  uppy.addFile(picture('room.jpg'));
  const row = { name: 'room.jpg', state: 'error', problem: 'Send a photo or a video.', canRetry: false };
  await waitFor(() => expect(views.at(-1)).toMatchObject({ rows: [row], busy: false }));
  expect(refusing).toHaveBeenCalledTimes(1);
});

test('makes JPEG thumbnails of 200 pixels width', () => {
  expect(uppy.getPlugin('ThumbnailGenerator')?.opts).toMatchObject({
    thumbnailWidth: 200,
    thumbnailType: 'image/jpeg',
  });
});
