import { useSearchParams } from 'react-router-dom';

const IMAGE = 'image';
const SHOW = 'show';
const CHANGES = 'changes';

/** Which image of a job is shown, and how: the address holds it, so that it can be sent to somebody. */
export function useReviewView(images: number) {
  const [address, setAddress] = useSearchParams();
  const named = Math.trunc(Number(address.get(IMAGE) ?? 1)) || 1;
  const current = Math.min(Math.max(named, 1), Math.max(images, 1)) - 1;
  const set = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      // Back leads to the page before, not through every picture that was looked at.
      { replace: true, preventScrollReset: true },
    );
  return {
    current,
    /** what changed, in colour, instead of before and after */
    changes: address.get(SHOW) === CHANGES,
    show: (index: number) => set(IMAGE, index === 0 ? null : String(index + 1)),
    showChanges: (on: boolean) => set(SHOW, on ? CHANGES : null),
  };
}

export type ReviewView = ReturnType<typeof useReviewView>;
