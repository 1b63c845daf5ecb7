import { expect, test } from 'vitest';
import { webPicture } from './webPicture.js';

const files = {
  './pictures/kitchen-after-1440.webp': '/large',
  './pictures/kitchen-after-720.webp': '/small',
  './pictures/kitchen-before-720.webp': '/other',
};

test('offers a picture in all of its widths, and the largest as its default', () => {
  expect(webPicture(files, 'kitchen-after')).toEqual({ src: '/large', srcSet: '/large 1440w, /small 720w' });
});

test('throws for a picture that does not exist', () => {
  expect(() => webPicture(files, 'kitchen')).toThrow('There is no picture "kitchen".');
});
