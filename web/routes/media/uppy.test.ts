import { afterEach, beforeEach, expect, test } from 'vitest';
import { startUppy } from './uppy.js';

let target: HTMLElement;
let uppy: ReturnType<typeof startUppy>;
const sign = () => new Promise<never>(() => {}); // nothing is sent

beforeEach(() => {
  target = document.body.appendChild(document.createElement('div'));
  uppy = startUppy({ target, sign, uploaded: async () => {}, done: () => {} });
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
