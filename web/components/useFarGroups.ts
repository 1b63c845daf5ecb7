import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A list of at most so many pages is shown in full. */
const PAGES_IN_FULL = 4;
/** A group nearer than this is shown in full. */
const NEAR_SCREENS = 2;

interface Far {
  /** by the number of a group: its height, CSS pixels */
  readonly heights: ReadonlyMap<number, number>;
  /** the list's width when they were measured, CSS pixels */
  readonly width: number;
}

const NONE: Far = { heights: new Map(), width: 0 };

interface List {
  readonly element: RefObject<HTMLElement | null>;
  readonly rows: readonly unknown[];
  /** number of rows of a group */
  readonly page: number;
}

/**
 * Which groups of a long list are far from what is seen. The list's children are the rows of each near group, and one
 * placeholder for each far group, in the list's order.
 * @returns whether the list is long, and the heights of the far groups' placeholders, CSS pixels
 */
export function useFarGroups({ element, rows, page }: List) {
  const [far, setFar] = useState(NONE);
  const long = rows.length > page * PAGES_IN_FULL;
  // so that a filter that shortens the list leaves no places of other rows behind
  if (!long && far !== NONE) setFar(NONE);
  const look = useEffectEvent(() => {
    const list = element.current;
    if (list) setFar(farOf(list, groupsOf(list, rows.length, page, far), far));
  });
  useEffect(() => {
    const list = element.current;
    if (!list || !long) return;
    const near = new IntersectionObserver(() => look(), { rootMargin: `${NEAR_SCREENS * 100}% 0px` });
    for (const { first, last } of groupsOf(list, rows.length, page, far)) {
      near.observe(first);
      near.observe(last);
    }
    const size = new ResizeObserver(() => look());
    size.observe(list);
    return () => {
      near.disconnect();
      size.disconnect();
    };
  }, [element, rows, page, long, far]);
  return { long, heights: (long ? far : NONE).heights };
}

interface Group {
  readonly first: Element;
  readonly last: Element;
  readonly isFar: boolean;
}

function groupsOf(list: Element, rows: number, page: number, far: Far): readonly Group[] {
  const groups: Group[] = [];
  let next = 0;
  for (let start = 0; start < rows; start += page) {
    const isFar = far.heights.has(start / page);
    const first = list.children[next];
    next += isFar ? 1 : Math.min(page, rows - start);
    const last = list.children[next - 1];
    if (first && last) groups.push({ first, last, isFar });
  }
  return groups;
}

function farOf(list: HTMLElement, groups: readonly Group[], far: Far): Far {
  const width = list.clientWidth;
  const reach = NEAR_SCREENS * window.innerHeight;
  const places = groups.map(({ first, last, isFar }) => {
    const { top } = first.getBoundingClientRect();
    const { bottom } = last.getBoundingClientRect();
    return { isFar, height: bottom - top, isNear: bottom > -reach && top < window.innerHeight + reach };
  });
  // Another width has other heights: until a far group is near and measured again, it counts as high as the first one
  // that is shown. The browser's scroll anchoring keeps what is seen in its place.
  const guess = width === far.width ? undefined : places.find(({ isFar }) => !isFar)?.height;
  const focused = groups.findIndex((group) => holdsFocus(group));
  const heights = new Map<number, number>();
  for (const [number, { isNear, isFar, height }] of places.entries()) {
    // The groups beside the focus are shown too: the Tab key leads to their rows.
    const isBesideFocus = focused >= 0 && Math.abs(number - focused) <= 1;
    if (!isNear && !isBesideFocus) heights.set(number, isFar ? (guess ?? far.heights.get(number) ?? height) : height);
  }
  const isSame =
    heights.size === far.heights.size && [...heights].every(([at, height]) => far.heights.get(at) === height);
  return isSame && width === far.width ? far : { heights, width };
}

function holdsFocus({ first, last }: Group): boolean {
  const active = document.activeElement;
  for (let row: Element | null = first; row; row = row === last ? null : row.nextElementSibling) {
    if (row.contains(active)) return true;
  }
  return false;
}
