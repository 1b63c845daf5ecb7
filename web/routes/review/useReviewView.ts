import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const IMAGE = 'image';
const ROUND = 'round';
const SHOW = 'show';
const CHANGES = 'changes';
const COMPARE = 'compare';
const AS = 'as';
const SEAM = 'seam';

/** Which image of a job is shown, of which round, and how: kept in the address, so that it can be sent to somebody. */
export function useReviewView(images: number) {
  const [address, setAddress] = useSearchParams();
  // the start of a second step that comes before the first is rendered
  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
  }, [address]);

  function imageOf(of: URLSearchParams) {
    const named = Math.trunc(Number(of.get(IMAGE) ?? 1)) || 1;
    return Math.min(Math.max(named, 1), Math.max(images, 1)) - 1;
  }
  function set(name: string, value: string | null) {
    const next = new URLSearchParams(newest.current);
    if (value === null) next.delete(name);
    else next.set(name, value);
    newest.current = next;
    // Back leads to the page before, not through every picture.
    setAddress(next, { replace: true, preventScrollReset: true });
  }
  const show = (index: number) => set(IMAGE, index === 0 ? null : String(index + 1));
  return {
    current: imageOf(address),
    /** shows what changed, in colour, instead of before and after */
    changes: address.get(SHOW) === CHANGES,
    show,
    /** from the last image to the first, and back */
    move: (step: 1 | -1) => show((imageOf(newest.current) + step + images) % images),
    /** the number of the requested round; null: the current one */
    round: Number(address.get(ROUND)) || null,
    showRound: (number: number | null) => set(ROUND, number === null ? null : String(number)),
    showChanges: (on: boolean) => set(SHOW, on ? CHANGES : null),
    /** the number of the round with which the one on show is compared; null: it is shown alone */
    compare: Number(address.get(COMPARE)) || null,
    showCompare: (number: number | null) => set(COMPARE, number === null ? null : String(number)),
    /** compares two rounds by a seam in one picture instead of two beside each other */
    seam: address.get(AS) === SEAM,
    showSeam: (on: boolean) => set(AS, on ? SEAM : null),
  };
}

export type ReviewView = ReturnType<typeof useReviewView>;
