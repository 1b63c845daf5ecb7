import type { KeyboardEvent, RefObject } from 'react';

const middleOf = (tile: HTMLElement) => {
  const { left, width } = tile.getBoundingClientRect();
  return left + width / 2;
};

/** The tile of the next row below (`by` 1) or above (-1) that is nearest across; null where there is no such row. */
function acrossRows(tiles: readonly HTMLElement[], from: HTMLElement, by: 1 | -1): HTMLElement | null {
  const topOf = (tile: HTMLElement) => tile.getBoundingClientRect().top;
  const beyond = tiles.filter((tile) => (topOf(tile) - topOf(from)) * by > 1);
  const next = by > 0 ? beyond[0] : beyond.at(-1);
  if (!next) return null;
  const row = beyond.filter((tile) => Math.abs(topOf(tile) - topOf(next)) <= 1);
  const distance = (tile: HTMLElement) => Math.abs(middleOf(tile) - middleOf(from));
  return row.reduce((best, tile) => (distance(tile) < distance(best) ? tile : best));
}

/** Focuses a tile, and scrolls only as far as it is hidden, by the search field too. */
function goTo(tile: HTMLElement) {
  tile.focus({ preventScroll: true });
  tile.scrollIntoView({ block: 'nearest' });
}

/**
 * The arrow keys, Home and End lead from tile to tile, down from the search field to the first, and up from the first
 * row back to the field. What is typed on a tile goes into the field.
 * @param field holds the search field
 */
export function useTileKeys(list: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>) {
  const tilesOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-kind]') ?? [])];
  const input = () => field.current?.querySelector('input') ?? null;

  function targetOf(key: string, tile: HTMLElement): HTMLElement | null | undefined {
    const tiles = tilesOf();
    const at = tiles.indexOf(tile);
    switch (key) {
      case 'ArrowRight':
        return tiles[at + 1];
      case 'ArrowLeft':
        return tiles[at - 1];
      case 'ArrowDown':
        return acrossRows(tiles, tile, 1);
      case 'ArrowUp':
        return acrossRows(tiles, tile, -1) ?? input();
      case 'Home':
        return tiles[0];
      case 'End':
        return tiles.at(-1);
      default:
        return undefined;
    }
  }

  return {
    onTileKey(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // the browser writes the character into what has the focus by then
      if (event.key.length === 1 && event.key !== ' ') return input()?.focus();
      const target = targetOf(event.key, event.currentTarget);
      if (target === undefined) return;
      event.preventDefault();
      if (target) goTo(target);
    },
    onFieldKey(event: KeyboardEvent) {
      const first = event.key === 'ArrowDown' && tilesOf()[0];
      if (!first) return;
      event.preventDefault();
      goTo(first);
    },
  };
}
