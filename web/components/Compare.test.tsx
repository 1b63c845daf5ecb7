import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Compare } from './Compare.js';

const before = { src: '/before.jpg', alt: 'The room as photographed' };
const after = { src: '/after.jpg', alt: 'The same photo, furnished' };

async function seamOf(start: number) {
  render(<Compare before={before} after={after} aspect={1.5} start={start} />);
  const knob = await screen.findByRole('slider', { name: 'Compare before and after' });
  knob.focus();
  return knob;
}

test('moves the seam by one percent, to the next ten with shift or page keys, and to the edges', async () => {
  const knob = await seamOf(0.31);
  expect(knob.getAttribute('aria-valuetext')).toBe('31% before');
  const presses = [
    { key: 'ArrowRight', reads: '32% before' },
    { key: 'ArrowLeft', shiftKey: true, reads: '20% before' },
    { key: 'PageUp', reads: '30% before' },
    { key: 'End', reads: '100% before' },
    { key: 'Home', reads: '0% before' },
  ];
  for (const { reads, ...press } of presses) {
    fireEvent.keyDown(knob, press);
    await waitFor(() => expect(knob.getAttribute('aria-valuetext')).toBe(reads));
  }
});

test('clips the after picture at the seam', async () => {
  const knob = await seamOf(0.5);
  fireEvent.keyDown(knob, { key: 'ArrowRight' });
  const surface = screen.getByAltText(after.alt).parentElement?.parentElement;
  await waitFor(() => expect(surface?.style.getPropertyValue('--at')).toBe('51%'));
  expect(knob.style.left).toBe('51%');
});

test('says that pictures are missing when they cannot be loaded, and compares nothing', async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('not a picture'));
  render(<Compare before={before} after={after} aspect={1.5} />);
  expect(await screen.findByText('The pictures could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  // the network is back
  decode.mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider', { name: 'Compare before and after' })).toBeTruthy();
  decode.mockRestore();
});

test('does not fail when a picture of another width replaces one that is being decoded', async () => {
  let chosen = '/before-720.webp';
  const current = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockImplementation(() => chosen);
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementationOnce(() => {
    chosen = '/before-1080.webp';
    return Promise.reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
  });
  render(<Compare before={before} after={after} aspect={1.5} />);
  expect(await screen.findByRole('slider', { name: 'Compare before and after' })).toBeTruthy();
  decode.mockRestore();
  current.mockRestore();
});
