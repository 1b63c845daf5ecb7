import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { lazyDialog } from './lazyDialog.js';
import { lazyPart } from './lazyPart.js';
import { PartState } from './PartState.js';
import { useAttempt } from './RetryBoundary.js';

interface Props {
  readonly name: string;
  readonly open?: boolean;
}

const Greeting = ({ name }: Props) => <p>Good morning, {name}</p>;
const lineDown = new TypeError('Failed to fetch dynamically imported module');
const GREETING = 'Good morning, Maya';
const FAILURE = /could not be loaded/;

let fetch: Mock<() => Promise<typeof Greeting>>;
beforeEach(() => {
  fetch = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
const lazyGreeting = () => lazyPart<Props>(fetch, (_props, { retry }) => <PartState retry={retry} />);

test('shows a skeleton until the part is loaded, and fetches it once', async () => {
  let arrive = () => {};
  fetch.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(Greeting))));
  const Lazy = lazyGreeting();
  const { unmount } = render(<Lazy name="Maya" />);
  expect(screen.getByText('Loading')).toBeTruthy();
  arrive();
  expect(await screen.findByText(GREETING)).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
  unmount();
  render(<Lazy name="Maya" />);
  expect(await screen.findByText(GREETING)).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});

test('fetches a part that could not be loaded again on demand, any number of times', async () => {
  fetch.mockRejectedValueOnce(lineDown).mockRejectedValueOnce(lineDown);
  const Lazy = lazyGreeting();
  render(<Lazy name="Maya" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(FAILURE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(FAILURE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(GREETING)).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('fetches a part that could not be loaded again when it is shown or opened again', async () => {
  fetch.mockRejectedValueOnce(lineDown).mockRejectedValueOnce(lineDown);
  const Lazy = lazyGreeting();
  const { unmount } = render(<Lazy name="Maya" />);
  await screen.findByText(FAILURE);
  unmount();
  const { rerender } = render(<Lazy name="Maya" open />);
  await screen.findByText(FAILURE);
  rerender(<Lazy name="Maya" open={false} />);
  expect(screen.queryByText(FAILURE)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
  rerender(<Lazy name="Maya" open />);
  expect(await screen.findByText(GREETING)).toBeTruthy();
});

test('says in a dialog’s frame that the dialog is loading, and closes like a dialog', async () => {
  const onClose = vi.fn<() => void>();
  let arrive = (_dialog: typeof Question) => {};
  const Question = () => <p>May it be?</p>;
  const Lazy = lazyDialog<{ readonly onClose: () => void }>(() => new Promise((resolve) => (arrive = resolve)), {
    title: 'A question',
  });
  render(<Lazy onClose={onClose} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'A question, loading' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  arrive(Question);
  expect(await screen.findByText('May it be?')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('renders a failed part again on demand, with a new attempt, and leaves the rest alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const attempts = new Set<number>();
  const Failing = ({ name }: Props) => {
    if (attempts.add(useAttempt()).size === 1) throw new Error('Not read.');
    return <Greeting name={name} />;
  };
  fetch.mockResolvedValue(Failing);
  const Lazy = lazyGreeting();
  render(
    <>
      <Lazy name="Maya" />
      <p>The rest of the page</p>
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(FAILURE);
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(GREETING)).toBeTruthy();
});
