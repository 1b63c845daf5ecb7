import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileName } from './FileName.js';

test.each([
  ['IMG_20261118_living-room_0042.jpg', '0042.jpg'],
  ['a.jpg', 'a.jpg'],
  ['Küche🏡.webp', 'he🏡.webp'],
])('shortens %s but keeps its end "%s", with the whole name as text', (name, end) => {
  const { container } = render(<FileName name={name} />);
  expect(container.textContent).toBe(name);
  expect(container.firstElementChild?.lastElementChild?.textContent).toBe(end);
});
