import { expect, test } from 'vitest';
import { webPicture } from './webPicture.js';

const files = {
  './pictures/kitchen-after-1440.webp': '/large',
  './pictures/kitchen-after-720.webp': '/small',
  './pictures/kitchen-before-720.webp': '/other',
};

test('a picture is offered in all of its widths, and in the largest to whoever cannot choose', () => {
  expect(webPicture(files, 'kitchen-after')).toEqual({ src: '/large', srcSet: '/large 1440w, /small 720w' });
});

test('a picture that is not there is an error', () => {
  expect(() => webPicture(files, 'kitchen')).toThrow('There is no picture "kitchen".');
});
